import type { Locator, Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DILEMMA_MAX } from "~/domain/dilemma/dilemma";
import { openSettings } from "./support/accounts";
import { aDecidedDilemma, aDilemma, DILEMMA, SHORT_DILEMMA } from "./support/dilemmas";
import { casesDrawer, openCases, SHORT_TITLE } from "./support/drawers";
import { aFiledCase } from "./support/factories";
import { isAction, LINE_DOWN, noteActions, refusedWith } from "./support/faults";
import { aGuest } from "./support/guest";
import { expectFocus, tabTo } from "./support/keyboard";
import { expectRoomForDoubleText, SMALL_PHONE } from "./support/layout";
import { DESKTOP, MOVING, type Person, peopleInBrowsers } from "./support/people";
import { expectInReach, expectPresentable } from "./support/presentable";

const person = peopleInBrowsers();

const TINY_PHONE = { width: 320, height: 568 };
const PHONE_ON_ITS_SIDE = { width: 844, height: 390 };

const boxOf = (page: Page) => page.getByRole("textbox", { name: "Your dilemma" });
const sendOf = (page: Page) => page.getByRole("button", { name: "Ask the Court" });

/** Waits for the session's deck: its dilemma, and the first of its questions to be answered. */
async function seeDeck(page: Page, dilemma: string): Promise<void> {
  await page.waitForURL(/\/procrastination\/[0-9a-f-]{36}$/u);
  await page.getByRole("heading", { level: 1 }).getByText(dilemma).waitFor();
  await page.getByText(/^Question 1 of \d$/u).waitFor();
}

async function openBox(options: Parameters<typeof person>[0] = {}): Promise<Person & { box: Locator; send: Locator }> {
  const somebody = await person(options);
  await somebody.page.goto("/procrastination");
  return { ...somebody, box: boxOf(somebody.page), send: sendOf(somebody.page) };
}

/** How the sending of a dilemma fails, and what is said then. */
const FAILURES: [(route: Route) => Promise<void>, string][] = [
  [(route) => route.abort("failed"), "Network error occurred"],
  [(route) => route.fulfill({ status: 500, body: "" }), "Failed to create session"],
];

describe("a dilemma", () => {
  it("is brought by a guest in two taps, from the front page's link, with a topic by chance", async () => {
    const { page } = await person({ ...MOVING, hasTouch: true });
    await page.goto("/");
    await page.getByRole("link", { name: "Let the Court Decide" }).tap();
    const [box, send] = [boxOf(page), sendOf(page)];
    await box.waitFor();
    expect(await send.isDisabled()).toBe(true);
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Random topic" }).tap();
    await expect.poll(() => box.inputValue()).not.toBe("");
    const topic = await box.inputValue();
    await page.getByRole("status").getByText(topic).waitFor();
    expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
    await send.tap();
    await seeDeck(page, topic);
    await page.goBack();
    await box.waitFor();
    expect(await box.inputValue()).toBe("");
  });

  it("is brought by keyboard alone, before the judge that was chosen", async () => {
    const { page } = await person({ viewport: DESKTOP });
    await page.goto("/");
    await tabTo(page, page.getByRole("link", { name: "Let the Court Decide" }));
    await page.keyboard.press("Enter");
    await tabTo(page, boxOf(page));
    await page.keyboard.type(DILEMMA);
    await page.keyboard.press("Shift+Tab");
    await expectFocus(page.getByRole("button", { name: "Random topic" }));
    await page.keyboard.press("Enter");
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.waitFor();
    expect(await boxOf(page).inputValue()).not.toBe(DILEMMA);
    await tabTo(page, undo);
    await page.keyboard.press("Enter");
    await expectFocus(boxOf(page));
    expect(await boxOf(page).inputValue()).toBe(DILEMMA);
    expect(await undo.count()).toBe(0);
    const bench = page.getByRole("group", { name: "Your judge" });
    expect(await bench.getByRole("radio").count()).toBe(8);
    await tabTo(page, bench.getByLabel("Classic Judge"));
    await page.keyboard.press("ArrowLeft");
    await page.getByText("Strict Judge is listening.").waitFor();
    await tabTo(page, sendOf(page));
    await page.keyboard.press("Enter");
    await seeDeck(page, DILEMMA);
    await page.getByText("Strict Judge").first().waitFor();
    await expectFocus(page.getByRole("region", { name: "Your dilemma" }));
  });

  it("stays in the box through a failure, a fault and a reload, and is brought once", async () => {
    const { page, box, send, expectFault } = await openBox();
    for (const fault of [LINE_DOWN, refusedWith(500), /SyntaxError/u]) expectFault(fault);
    await box.fill(DILEMMA);
    await page.route("**/api/human-check/**", (route) => route.fulfill({ status: 500, body: "" }));
    await page.reload();
    await expect.poll(() => box.inputValue()).toBe(DILEMMA);
    await page.getByText("Yoda Judge").click();
    await send.click();
    const problem = page.getByRole("alert");
    await problem.getByText("Unable to verify you’re a human.").waitFor();
    await page.unroute("**/api/human-check/**");
    await page.route("**/api/human-check/**", (route) => route.abort("failed"));
    await send.click();
    await problem.getByText("Network error occurred").waitFor();
    await page.unroute("**/api/human-check/**");

    for (const [fail, words] of FAILURES) {
      await page.route("**/*", (route) => (isAction(route.request()) ? fail(route) : route.fallback()));
      await send.click();
      await problem.getByText(words).waitFor();
      await page.unroute("**/*");
    }
    expect(await box.inputValue()).toBe(DILEMMA);
    expect(await page.getByLabel("Yoda Judge").isChecked()).toBe(true);
    const actions = noteActions(page);
    await send.dblclick();
    await seeDeck(page, DILEMMA);
    expect(actions).toHaveLength(1);
  });

  it("is never cut: 500 characters are taken, and of 501 it is said how many are too many", async () => {
    const { page, box, send } = await openBox();
    const actions = noteActions(page);
    await box.fill("🍕".repeat(DILEMMA_MAX + 1));
    await page.getByText("1 character too many").waitFor();
    await send.click();
    await page.getByText("A dilemma has at most 500 characters; this one has 501.").waitFor();
    expect(await box.inputValue()).toBe("🍕".repeat(DILEMMA_MAX + 1));
    expect(actions).toHaveLength(0);
    await box.fill(`${"🍕".repeat(DILEMMA_MAX)}  `);
    await page.getByText("500/500").waitFor();
    await box.fill(" \n\u200B");
    await expect.poll(() => send.isDisabled()).toBe(true);
  });

  it("that somebody else knows about is sent to them, kindly, and stays in the box", async () => {
    const debts = "Should I clear my credit card debt first, or book the holiday and clear it in autumn?";
    const { page, box, send, expectFault } = await openBox({ viewport: SMALL_PHONE });
    expectFault(refusedWith(400));
    await box.fill(debts);
    await send.click();
    await page.getByRole("alert").getByText("a debt advice service").waitFor();
    expect(await box.inputValue()).toBe(debts);
    await expectInReach([send, page.getByText("a debt advice service")]);
    await expectPresentable(page, "dilemma for experts");
    await box.fill("Should I sue my roommate for the last slice, or let it go?");
    await send.click();
    await seeDeck(page, "Should I sue my roommate for the last slice, or let it go?");
  });

  it("that is too serious leads to the calm page, and back to what was written", async () => {
    const serious = "Should I tell my husband, or will he choke me again?";
    const { page, box, send, expectFault } = await openBox();
    expectFault(refusedWith(400));
    await box.fill(serious);
    await send.click();
    await page.getByRole("heading", { name: "This sounds more serious than a petty dispute." }).waitFor();
    await page.getByRole("link", { name: "I was joking, rewrite it" }).click();
    await page.waitForURL("**/procrastination");
    await expect.poll(() => box.inputValue()).toBe(serious);
  });

  it("is brought without scripts by somebody whom the court knows, and kept where it is refused", async () => {
    const { page, box, send, expectFault } = await openBox({ javaScriptEnabled: false, as: await aGuest() });
    expectFault(refusedWith(400));
    const long = "x".repeat(DILEMMA_MAX + 1);
    await box.fill(long);
    await send.click();
    await page.getByRole("alert").getByText("this one has 501").waitFor();
    expect(await box.inputValue()).toBe(long);
    await box.fill(DILEMMA);
    await page.getByText("Gen Z Judge").click();
    await send.click();
    await page.waitForURL(/\/procrastination\/[0-9a-f-]{36}$/u);
    await page.getByRole("heading", { level: 1 }).getByText(DILEMMA).waitFor();

    const stranger = await openBox({ javaScriptEnabled: false });
    await stranger.page.locator("noscript p").waitFor();
    expect(await stranger.send.isDisabled()).toBe(true);
  });
});

describe("the box", () => {
  it("has the text, the judges and the button in view together, and fits every window", async () => {
    const { page, box, send } = await openBox();
    await box.fill(DILEMMA);
    await page.getByRole("button", { name: "Random topic" }).click();
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.waitFor();
    for (const size of [TINY_PHONE, SMALL_PHONE, PHONE_ON_ITS_SIDE, DESKTOP]) {
      await page.setViewportSize(size);
      await expectInReach([box, undo, page.getByText("Classic Judge").filter({ visible: true }).first(), send]);
    }
    await expectPresentable(page, "dilemma box");
    await expectRoomForDoubleText(page);
  });
});

describe("dilemmas among the cases", () => {
  it("are listed with what they were brought for, open or decided, and lead to their page", async () => {
    const { plaintiff } = await aFiledCase();
    const decided = await aDecidedDilemma("Tea, or coffee, or back to bed?", plaintiff);
    const open = await aDilemma(DILEMMA, plaintiff);
    const { page } = await person({ as: plaintiff, viewport: SMALL_PHONE });
    await page.goto("/");
    const drawer = await openCases(page);
    const swiped = drawer.getByRole("region", { name: "PettySwipe & Procrastination" }).getByRole("link");
    expect((await swiped.allInnerTexts()).map((text) => text.split("\n")[0])).toEqual([
      SHORT_DILEMMA,
      "Tea, or coffee, or back…",
      SHORT_TITLE,
    ]);
    expect(await swiped.nth(0).innerText()).toMatch(/v\. yourself · Just now\s+In Progress/u);
    await swiped.nth(0).click();
    await page.waitForURL(`**${open.path}`);
    await casesDrawer(page).waitFor({ state: "detached" });

    await page.goto("/my-courts");
    const listed = page.getByRole("region", { name: "Procrastination" }).getByRole("link");
    expect(await listed.nth(1).innerText()).toMatch(/Decided$/u);
    await expectPresentable(page, "my-courts with dilemmas");
    await listed.nth(1).click();
    await page.waitForURL(`**${decided.path}`);

    await page.goto("/profile/data");
    const article = page.getByRole("article").filter({ hasText: "Tea, or coffee, or back to bed?" });
    await article.getByRole("heading", { name: "The decision" }).waitFor();
    await article.getByRole("heading", { name: "What you answered" }).waitFor();
    await page.getByText("Sponsored cards", { exact: true }).first().waitFor();
    await expectPresentable(page, "my data with dilemmas");
  });
});

describe("sponsored cards", () => {
  it("are switched off by a guest in the settings, and stay as they are where the court is not told", async () => {
    const { page, expectFault } = await person({ as: (await aDilemma()).asker, viewport: SMALL_PHONE });
    expectFault(LINE_DOWN);
    await page.goto("/");
    const settings = await openSettings(page);
    const shown = settings.getByRole("switch", { name: "Show sponsored cards" });
    await page.route("**/api/ads/wanted", (route) => route.abort("failed"), { times: 1 });
    await shown.click();
    await settings.getByRole("alert").getByText("It could not be changed. Check your connection").waitFor();
    expect(await shown.isChecked()).toBe(true);
    await shown.press("Space");
    await expect.poll(() => shown.isChecked()).toBe(false);
    await expect.poll(() => settings.getByRole("alert").count()).toBe(0);
    await expectPresentable(page, "settings of a guest");
    await page.goto("/profile/data");
    await page.getByText("Not shown").waitFor();
    expect(await (await openSettings(page)).getByRole("switch", { name: "Show sponsored cards" }).isChecked()).toBe(
      false,
    );
  });
});

import { describe, expect, it } from "vitest";
import { ALLEGATION, aCourtroom, sitDown } from "./support/factories";
import { LINE_DOWN } from "./support/faults";
import { tabTo } from "./support/keyboard";
import { doubleText, expectNothingSideways, LYING_PHONE, NARROW_PHONE, SMALL_PHONE } from "./support/layout";
import { CLIPBOARD, type Person, peopleInBrowsers } from "./support/people";
import { expectInReach, expectPresentable } from "./support/presentable";
import { copyInviteLink, openFilingDialog, seeItFiled, seeItWait } from "./support/steps";

const person = peopleInBrowsers();

/** The longest texts that the form takes, in words that don't break and scripts that run the other way. */
const LONGEST = `${"Donaudampfschifffahrtsgesellschaft".repeat(5)} ${"שלום 🍕 ".repeat(11)}`.slice(0, 250).trim();

describe("a case to be argued live", () => {
  it("keeps what was typed while the way is changed, and waits for the opponent once filed", async () => {
    const plaintiff = await person(CLIPBOARD);
    const { page } = plaintiff;
    const dialog = await openFilingDialog(plaintiff, ALLEGATION);
    const [swipe, live] = [dialog.getByLabel("Swipe it out"), dialog.getByLabel("Argue it live")];
    expect(await swipe.isChecked()).toBe(true);
    await dialog.getByLabel("Your Name").fill("Robin 🍕");
    await dialog.getByText("Shakespeare Judge", { exact: true }).click();
    for (const way of ["Argue it live", "Swipe it out", "Argue it live"]) {
      await dialog.getByText(way, { exact: true }).click();
    }
    expect(await live.isChecked()).toBe(true);
    expect(await dialog.getByLabel("Your allegation").inputValue()).toBe(ALLEGATION);
    expect(await dialog.getByLabel("Your Name").inputValue()).toBe("Robin 🍕");
    expect(await dialog.getByLabel("Shakespeare Judge").isChecked()).toBe(true);
    await dialog.getByRole("button", { name: "Send", exact: true }).click();

    const code = await seeItWait(page);
    expect(new URL(page.url()).pathname).toBe(`/invitation/${code}`);
    await page.getByText("Invite link copied!", { exact: true }).waitFor();
    await page.getByText(`“${ALLEGATION}”`, { exact: true }).waitFor();
    await page.getByText("Shakespeare Judge presiding", { exact: true }).waitFor();
    const seat = await page.getByRole("link", { name: "Take your seat" }).getAttribute("href");
    expect(seat).toMatch(/^\/courtroom\/[0-9a-f-]{36}$/u);
    expect(await copyInviteLink(plaintiff)).toMatch(/\/invite\/[A-Za-z0-9_-]{32}$/u);
  });

  it("is shared by a message that says it is live, and found again by its address", async () => {
    const { code, plaintiff } = await aCourtroom();
    const { page } = await person({ ...CLIPBOARD, as: plaintiff });
    await page.goto(`/invitation/${code.toLowerCase()}`);
    expect(await seeItWait(page)).toBe(code);
    await page.getByRole("button", { name: "Copy Full Message" }).click();
    await page.getByText("Full message copied.", { exact: true }).waitFor();
    const message = await page.evaluate(() => navigator.clipboard.readText());
    expect(message).toMatch(/Yoda Judge is presiding, live.*within 24 hours: http.*\/invite\/[A-Za-z0-9_-]{32}$/u);
  });

  it("can be filed by keyboard alone, from the panel of other ways to share", async () => {
    const plaintiff = await person();
    const { page } = plaintiff;
    const dialog = await openFilingDialog(plaintiff, ALLEGATION);
    await tabTo(page, dialog.getByLabel("Swipe it out"));
    await page.keyboard.press("ArrowDown");
    expect(await dialog.getByLabel("Argue it live").isChecked()).toBe(true);
    await tabTo(page, dialog.getByRole("button", { name: "File, then more ways to share" }));
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "More ways to share" });
    await panel.getByText(/is presiding, live/u).waitFor();
    await panel.getByRole("button", { name: "Close" }).last().click();
    await seeItWait(page);
  });

  it("is not what is filed where nobody chooses it", async () => {
    const plaintiff = await person();
    const dialog = await openFilingDialog(plaintiff, ALLEGATION);
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await seeItFiled(plaintiff.page);
  });
});

describe("the waiting screen of a courtroom", () => {
  it("stays while the network is down, and goes to court once it is back and the other has come meanwhile", async () => {
    const { code, link, path, plaintiff } = await aCourtroom();
    const robin = await person({ as: plaintiff });
    const { page, context } = robin;
    robin.expectFault(LINE_DOWN);
    await page.goto(`/invitation/${code}`);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await sitDown(link);
    expect(await seeItWait(page)).toBe(code);
    await context.setOffline(false);
    await page.waitForURL(`**${path}`);
  });

  it("tells somebody with the code alone nothing of the case before they knock", async () => {
    const { code } = await aCourtroom({ allegation: "My flatmate Zebedee ironed the tablecloth." });
    const visitor = await person();
    visitor.expectFault(/status of 404/u);
    const pages: string[] = [];
    for (const asked of [code, "ZZZZZZ"]) {
      const answer = await visitor.page.goto(`/invitation/${asked}`);
      expect(answer?.status()).toBe(404);
      await visitor.page.getByRole("heading", { name: "Who is at the door?" }).waitFor();
      expect(await answer?.text()).not.toMatch(/Zebedee|tablecloth|Robin|Yoda/u);
      pages.push(await visitor.page.locator("body").innerText());
    }
    expect(pages[0]).toBe(pages[1]);
    await expectPresentable(visitor.page, "case code of nobody");
  });

  it("leads somebody who was told the code to the invitation, once they knock, and nobody else", async () => {
    const { code, link, path } = await aCourtroom();
    const visitor = await person();
    const { page } = visitor;
    visitor.expectFault(/status of 404/u);
    await page.goto("/join-in-app");
    await page.getByLabel("Invite link or code").fill(code.toLowerCase());
    await page.getByRole("button", { name: "Join Now →" }).click();
    await page.getByRole("button", { name: "Knock" }).click();
    await page.waitForURL(link);
    await page.getByRole("button", { name: "LET'S GET PETTY →" }).click();
    await page.waitForURL(`**${path}`);

    const late = await person();
    late.expectFault(/status of 404/u);
    late.expectFault(LINE_DOWN);
    await late.page.route("**/api/human-check/**", (route) => route.abort("internetdisconnected"));
    await late.page.goto(`/invitation/${code}`);
    await late.page.getByRole("button", { name: "Knock" }).click();
    await late.page.getByText("There is no connection. Please knock again when it is back.").waitFor();
    await late.page.unroute("**/api/human-check/**");
    await late.page.getByRole("button", { name: "Knock" }).click();
    await late.page.getByText(/^Nobody waits behind this door\./u).waitFor();
    const other = await aCourtroom();
    await late.page.getByRole("link", { name: "Enter another code" }).click();
    await late.page.getByLabel("Invite link or code").fill(other.code);
    await late.page.getByRole("button", { name: "Join Now →" }).click();
    await late.page.getByRole("button", { name: "Knock" }).click();
    await late.page.waitForURL(other.link);
  });

  it("shows the link itself, for whoever has no clipboard", async () => {
    const { code, link, plaintiff } = await aCourtroom();
    const { page } = await person({ as: plaintiff });
    await page.goto(`/invitation/${code}`);
    await page.getByText(link, { exact: true }).waitFor();
  });

  it("fits every window with the longest texts, and at double text size", async () => {
    const { page } = await waitForOpponent({ allegation: LONGEST });
    await expectPresentable(page, "waiting screen long");
    await page.setViewportSize(SMALL_PHONE);
    await doubleText(page);
    await expectNothingSideways(page);
  });

  it("has its link in reach on a small phone, and fits every window", async () => {
    const { page } = await waitForOpponent();
    await expectInReach([page.getByRole("button", { name: "Copy Invite Link" })]);
    await expectPresentable(page, "waiting screen");
  });
});

describe("the invitation to a courtroom", () => {
  it("says that it is argued live, in its preview too, and fits every window", async () => {
    const { link } = await aCourtroom();
    const { page } = await person({ viewport: SMALL_PHONE });
    await page.goto(link);
    await page.getByText("has filed a PettySuit against you, to be argued live in court:", { exact: true }).waitFor();
    expect(await page.locator('meta[property="og:description"]').getAttribute("content")).toBe(ALLEGATION);
    expect(await page.title()).toBe("You've Been Summoned to Pettifog!");
    await expectInReach([page.getByRole("button", { name: "LET'S GET PETTY →" })]);
    await expectPresentable(page, "live invite");
    await page.getByText("What the *$&# is this?").click();
    await page.getByText("Argue to defend", { exact: true }).waitFor();
    expect(await page.locator("main").innerText()).not.toMatch(/swipe/iu);
    await page.setViewportSize(SMALL_PHONE);
    await doubleText(page);
    await expectNothingSideways(page);
  });
});

describe("the choice between swiping and arguing live", () => {
  it("fits every window, and at double text size", async () => {
    const plaintiff = await person({ viewport: SMALL_PHONE });
    const { page } = plaintiff;
    const dialog = await openFilingDialog(plaintiff, ALLEGATION);
    await dialog.getByText("Argue it live", { exact: true }).click();
    await expectPresentable(page, "filing a courtroom");
    await page.setViewportSize(LYING_PHONE);
    const send = dialog.getByRole("button", { name: "Send", exact: true });
    await expectInReach([send]);
    // The helper of the judges stands where the buttons are held: behind them.
    expect(await send.evaluate(isWholeOnTop)).toBe(true);
    await doubleText(page);
    const field = dialog.getByLabel("Your allegation");
    await field.scrollIntoViewIfNeeded();
    await expectInReach([field]);
    await page.setViewportSize(NARROW_PHONE);
    await expectNothingSideways(page);
    // Its heading and its buttons scroll with the form: held in place, they would leave it a line or two.
    const hidden = await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden).toBeGreaterThan(NARROW_PHONE.height);
  });
});

/** Runs in the page: whether nothing lies over an element, from its left to its right, along its upper half. */
function isWholeOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const places = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.3, 0.5].map((y) => [x, y] as const));
  return places.every(([x, y]) => element.contains(document.elementFromPoint(left + x * width, top + y * height)));
}

/** Brings a plaintiff before the waiting screen of a new case, on a small phone. */
async function waitForOpponent(filing: Parameters<typeof aCourtroom>[0] = {}): Promise<Person> {
  const { code, plaintiff } = await aCourtroom(filing);
  const robin = await person({ viewport: SMALL_PHONE, as: plaintiff });
  await robin.page.goto(`/invitation/${code}`);
  await seeItWait(robin.page);
  return robin;
}

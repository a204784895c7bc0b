import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { anAccount } from "./support/account-factories";
import { loginDialog } from "./support/accounts";
import { seeSession } from "./support/courtroom";
import { casesButton, casesDrawer, FROM_THE_RIGHT, openCases, SHORT_TITLE } from "./support/drawers";
import { ALLEGATION, aCourtroom, aDecidedCase, aFiledCase, sitDown } from "./support/factories";
import { holdBack, refusedWith } from "./support/faults";
import { aGuest } from "./support/guest";
import { expectFocus, tabTo } from "./support/keyboard";
import { doubleText, expectNothingSideways, SMALL_PHONE } from "./support/layout";
import { CLIPBOARD, peopleInBrowsers } from "./support/people";
import { expectPresentable } from "./support/presentable";
import { joinCase, seeItFiled } from "./support/steps";
import { changeStored } from "./support/stored";
import { swipe } from "./support/touch";

const person = peopleInBrowsers();

describe("My Cases", () => {
  it("leads both parties to their case, by tap, swipe and keyboard", async () => {
    const { path, sentPath, link, plaintiff: robin } = await aFiledCase();
    const plaintiff = await person({ as: robin });
    await plaintiff.page.goto(sentPath);
    const drawer = await openCases(plaintiff.page);
    expect(await drawer.getByRole("link", { name: SHORT_TITLE }).innerText()).toMatch(
      /v. nobody yet · Just now\s+The court rules within 24 hours\.\s+Invite Sent/u,
    );
    await plaintiff.page.keyboard.press("Escape");

    const defendant = await person({ hasTouch: true });
    const { page } = defendant;
    await joinCase(defendant, link);
    await page.goto("/");
    await page.getByRole("button", { name: "SA Profile" }).waitFor();
    await swipe(page, FROM_THE_RIGHT);
    await casesDrawer(page).getByRole("link", { name: SHORT_TITLE }).tap();
    await page.waitForURL(`**${path}`);
    await casesDrawer(page).waitFor({ state: "detached" });

    await plaintiff.page.reload();
    await tabTo(plaintiff.page, casesButton(plaintiff.page));
    await plaintiff.page.keyboard.press("Enter");
    const line = drawer.getByRole("link", { name: SHORT_TITLE });
    await tabTo(plaintiff.page, line);
    expect(await line.innerText()).toMatch(/v. Sam · Just now\s+The court rules within 24 hours\.\s+In Progress/u);
    await plaintiff.page.keyboard.press("Enter");
    await plaintiff.page.waitForURL(`**${path}`);
  });

  it("lists courtrooms apart from swiped suits", async () => {
    const { path, link, plaintiff } = await aCourtroom();
    const defendant = await sitDown(link);
    await aFiledCase({}, defendant);
    const { page } = await person({ as: defendant });
    await page.goto("/");
    const drawer = await openCases(page);
    const courts = drawer.getByRole("region", { name: "Traditional Courts" });
    expect(await courts.getByRole("link").innerText()).toMatch(
      /v. Robin · Just now\s+The court rules within 24 hours\.\s+Active/u,
    );
    expect(await drawer.getByRole("region", { name: "PettySwipe" }).getByRole("link").count()).toBe(1);
    await courts.getByRole("link").click();
    await page.waitForURL(`**${path}`);

    const robin = await person({ as: plaintiff });
    await robin.page.goto("/my-courts");
    await robin.page.getByRole("region", { name: "Traditional Courts" }).getByRole("link").click();
    await robin.page.waitForURL(`**${path}`);
    await Promise.all([page, robin.page].map((court) => seeSession({ page: court })));
  });

  it("says of a decided case who won, in the drawer and on the page", async () => {
    const { uuid, plaintiff } = await aDecidedCase();
    await changeStored("update verdicts set winner = 'opponent' where case_uuid = ?", uuid);
    const { page } = await person({ as: plaintiff });
    await page.goto("/my-courts");
    await page.getByRole("link", { name: "v. Sam · Sam won · Just now" }).getByText("Decided").waitFor();
    const drawer = await openCases(page);
    const line = drawer.getByRole("link", { name: SHORT_TITLE });
    expect(await line.innerText()).toMatch(/v. Sam · Sam won · Just now\s+Decided/u);
  });

  it("lets a newcomer file a first case from the empty list", async () => {
    const { page } = await person();
    await page.goto("/");
    const drawer = await openCases(page);
    await drawer.getByRole("button", { name: "File Your First PettySuit" }).click();
    const dialog = page.getByRole("dialog", { name: "File a PettySuit" });
    const send = dialog.getByRole("button", { name: "File It" });
    await dialog.getByLabel("Your allegation").fill(ALLEGATION);
    await send.click();
    await page.getByText("Missing information", { exact: true }).waitFor();
    await page.getByText("Please fill out all required fields", { exact: true }).waitFor();
    await expectFocus(dialog.getByLabel("Your Name"));

    // What is typed outlives a look elsewhere.
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    await drawer.getByRole("button", { name: "File Your First PettySuit" }).click();
    expect(await dialog.getByLabel("Your allegation").inputValue()).toBe(ALLEGATION);
    await dialog.getByText("Yoda Judge", { exact: true }).click();
    await dialog.getByLabel("Your Name").fill("Robin");
    await send.click();
    await seeItFiled(page);
    await page.getByText("Yoda Judge presiding").first().waitFor();
    await page.getByRole("button", { name: "RO Profile" }).waitFor();
    await openCases(page);
  });

  it("says which list could not be fetched, and tries again when asked", async () => {
    const somebody = await person({ as: (await aFiledCase()).plaintiff });
    const { page } = somebody;
    await page.goto("/");
    somebody.expectFault(refusedWith(503));
    await page.route("**/api/users/*/*", (route) => route.fulfill({ status: 503, body: "" }));
    await casesButton(page).click();
    const drawer = casesDrawer(page);
    await drawer.getByText("Failed to fetch user courtrooms").waitFor();
    await drawer.getByText("Failed to fetch user petty suits").waitFor();
    await page.unroute("**/api/users/*/*");
    await drawer.getByRole("button", { name: "Try Again" }).first().click();
    await drawer.getByRole("link", { name: SHORT_TITLE }).waitFor();
  });

  it("finds the cases of a browser that has lost everything but its session", async () => {
    const { page } = await person({ as: (await aFiledCase()).plaintiff });
    await page.goto("/");
    await (await openCases(page)).getByRole("link", { name: SHORT_TITLE }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "RO Profile" }).waitFor();
  });
});

describe("My Cases of a browser whose session has ended", () => {
  it("offers to log in", async () => {
    const somebody = await person({ as: await anAccount() });
    const { page, context } = somebody;
    somebody.expectFault(refusedWith(401));
    await page.goto("/");
    await page.getByRole("button", { name: "Go on and file" }).waitFor();
    await context.clearCookies();
    await page.goto("/my-courts");
    await page.getByRole("heading", { name: "Nobody is signed in here" }).waitFor();
    await page.locator("#main").getByRole("button", { name: "Log In" }).click();
    await loginDialog(page).waitFor();
  });
});

describe("the field for an invite link", () => {
  it("says that the invitation is on its way, in the drawer and on its own page, and not while it is left", async () => {
    const { link } = await aFiledCase();
    const { page } = await person();
    const come = await holdBack(page, /\/invite\/.*\.data/u);
    await page.goto("/");
    const ways: [Locator, string][] = [
      [await openCases(page), "Join"],
      [page.locator("#main"), "Join Now →"],
    ];
    for (const [place, name] of ways) {
      await place.getByRole("textbox").fill(link);
      await place.getByRole("button", { name, exact: true }).click();
      await place.getByRole("button", { name: "Loading invitation..." }).waitFor();
      await page.goto("/join-in-app");
    }

    await page.getByRole("textbox").fill(link);
    await page.getByRole("button", { name: "Join Now →" }).click();
    come();
    await page.getByRole("button", { name: "LET'S GET PETTY →" }).waitFor();
    await holdBack(page, "**/_root.data");
    const left = page.waitForRequest("**/_root.data");
    await page.getByRole("link", { name: "Pettifog" }).click();
    await left;
    expect(await page.getByText("Loading invitation...").count()).toBe(0);
  });

  it("keeps text it cannot read and says why, and finds the link in a whole message", async () => {
    const { link } = await aFiledCase();
    const { page } = await person();
    await page.goto("/");
    const drawer = await openCases(page);
    const field = drawer.getByLabel("Been summoned?");
    await field.fill("let me in");
    await field.press("Enter");
    await drawer.getByText("Invalid invite: Enter a valid link or code to join a case.").waitFor();
    expect(await field.inputValue()).toBe("let me in");
    await expectFocus(field);
    await field.fill("x".repeat(256));
    await drawer.getByText("Message is too long. Please shorten to under 256 characters.").waitFor();
    expect(await field.inputValue()).toBe("x".repeat(256));
    await field.fill(`Robin says: ${link}. See you in court!`);
    await drawer.getByRole("button", { name: "Join" }).click();
    await page.getByRole("button", { name: "LET'S GET PETTY →" }).waitFor();
  });

  it("has a page of its own, with a button that pastes", async () => {
    const { link } = await aFiledCase();
    const { page } = await person(CLIPBOARD);
    await page.goto("/join-in-app");
    const field = page.getByLabel("Invite link or code");
    await page.getByRole("button", { name: "Join Now →" }).click();
    await page.getByText("Invalid input: Paste a valid invite link or code.").waitFor();
    await field.fill("x".repeat(256));
    await page.getByText("Message is too long. Please shorten and retry.").waitFor();
    await page.evaluate((text) => navigator.clipboard.writeText(text), link);
    await page.getByRole("button", { name: "Paste from clipboard" }).click();
    await expect.poll(() => field.inputValue()).toBe(link);
    await page.getByRole("button", { name: "Join Now →" }).click();
    await page.getByRole("button", { name: "LET'S GET PETTY →" }).waitFor();
  });
});

describe("My Cases, the profile, the menu and their pages", () => {
  it("fit four sizes of window and are accessible, light and dark", async () => {
    const { plaintiff } = await aFiledCase({ allegation: "w".repeat(250) }, await aGuest("W".repeat(20)));
    await aFiledCase({}, plaintiff);
    const { page } = await person({ viewport: SMALL_PHONE, as: plaintiff });
    const drawers = [
      ["cases drawer", async () => void (await openCases(page))],
      ["profile drawer", () => page.getByRole("button", { name: "Profile" }).click()],
      ["menu drawer", () => page.getByRole("button", { name: "Menu" }).filter({ visible: true }).click()],
    ] as const;
    for (const [name, open] of drawers) {
      await page.setViewportSize(SMALL_PHONE);
      await page.goto("/");
      await open();
      await page.getByRole("dialog").waitFor();
      await expectPresentable(page, name);
      await page.setViewportSize(SMALL_PHONE);
      await doubleText(page);
      await expectNothingSideways(page);
    }
    for (const path of ["/my-courts", "/join-in-app"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expectPresentable(page, path.slice(1));
      await page.setViewportSize(SMALL_PHONE);
      await doubleText(page);
      await expectNothingSideways(page);
    }
  });

  it("do so as well while there are no cases", async () => {
    const { page } = await person({ viewport: SMALL_PHONE });
    await page.goto("/");
    await openCases(page);
    await expectPresentable(page, "no cases");
    await page.goto("/my-courts");
    await page.getByText("No Cases Yet").waitFor();
    await expectPresentable(page, "my-courts empty");
  });
});

import { describe, expect, it } from "vitest";
import {
  casesButton,
  casesDrawer,
  FROM_THE_LEFT,
  FROM_THE_RIGHT,
  menuDrawer,
  openCases,
  profileDrawer,
} from "./support/drawers";
import { ALLEGATION, aJoinedCase } from "./support/factories";
import { expectFocus } from "./support/keyboard";
import {
  doubleText,
  expectNothingCut,
  expectNothingSideways,
  expectNoWordBroken,
  NARROW_PHONE,
} from "./support/layout";
import { DESKTOP, MOVING, PHONE, peopleInBrowsers } from "./support/people";
import { openDeck, writeAllegation } from "./support/steps";
import { seeDeck, voteOn } from "./support/topics";
import { swipe } from "./support/touch";

const person = peopleInBrowsers(MOVING);

describe("a drawer", () => {
  it("closes by a swipe, by Escape, by its cross and by a tap beside it", async () => {
    const { page } = await person({ hasTouch: true });
    await page.goto("/");
    const button = casesButton(page);
    const push = (x: number) => swipe(page, { from: { x: 200, y: 500 }, by: { x } });
    await openCases(page);
    await push(38);
    await push(-200);
    await swipe(page, { from: { x: 200, y: 300 }, by: { x: 60, y: 200 } });
    expect(await casesDrawer(page).isVisible()).toBe(true);
    await push(48);
    await casesDrawer(page).waitFor({ state: "detached" });
    await expectFocus(button);

    await openCases(page);
    await page.keyboard.press("Escape");
    await casesDrawer(page).waitFor({ state: "detached" });
    await expectFocus(button);

    await openCases(page);
    await casesDrawer(page).getByRole("button", { name: "Close" }).click();
    await casesDrawer(page).waitFor({ state: "detached" });

    await openCases(page);
    await page.touchscreen.tap(15, 500);
    await casesDrawer(page).waitFor({ state: "detached" });
  });

  it("opens alone, by a swipe or a button, and closes when one of its links is followed", async () => {
    const { page } = await person({ hasTouch: true });
    await page.goto("/");
    // Nobody feels a swipe before the scripts are there.
    await page.waitForLoadState("networkidle");
    await swipe(page, FROM_THE_LEFT);
    await menuDrawer(page)
      .getByText(/^v\d+\.\d+\.\d+$/u)
      .waitFor();
    await swipe(page, FROM_THE_RIGHT);
    expect(await page.getByRole("dialog").count()).toBe(1);
    await menuDrawer(page).getByRole("link", { name: "Join a Case" }).tap();
    await page.waitForURL("**/join-in-app");
    await menuDrawer(page).waitFor({ state: "detached" });

    await page.getByRole("button", { name: "Profile" }).tap();
    await profileDrawer(page).getByText("Nobody in particular").waitFor();
    await swipe(page, { from: { x: 200, y: 500 }, by: { x: 46 } });
    expect(await profileDrawer(page).isVisible()).toBe(true);
    await swipe(page, { from: { x: 200, y: 500 }, by: { x: 58 } });
    await profileDrawer(page).waitFor({ state: "detached" });
  });

  it("breaks and cuts no word on the narrowest phone, with text of twice its size", async () => {
    const { page } = await person({ viewport: NARROW_PHONE, reducedMotion: "reduce" });
    await page.goto("/my-courts");
    await doubleText(page);
    await expectNoWordBroken(page.getByRole("main"));
    for (const [name, drawer] of [
      ["Menu", menuDrawer(page)],
      ["My Cases", casesDrawer(page)],
      ["Profile", profileDrawer(page)],
    ] as const) {
      await page.getByRole("banner").getByRole("button", { name }).click();
      await drawer.waitFor();
      await expectNoWordBroken(drawer);
      await expectNothingCut(page);
      await expectNothingSideways(page);
      await page.keyboard.press("Escape");
      await drawer.waitFor({ state: "detached" });
    }
  });

  it("keeps the focus inside, and closes with the browser’s Back", async () => {
    const { page } = await person({ viewport: DESKTOP });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).first().click();
    const links = menuDrawer(page).getByRole("link");
    await links.first().waitFor();
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press("Tab");
      expect(await menuDrawer(page).evaluate((drawer) => drawer.contains(document.activeElement))).toBe(true);
    }
    await links.filter({ hasText: "All Courts" }).click();
    await page.getByRole("heading", { name: "All Courts & Battles" }).waitFor();
    await page.getByRole("link", { name: "File Your First PettySuit" }).waitFor();
    await casesButton(page).click();
    await casesDrawer(page).waitFor();
    await page.goBack();
    await casesDrawer(page).waitFor({ state: "detached" });
  });

  it("does not open by a swipe on a card, in a scrolling row, behind a dialog or along the page", async () => {
    const { path, defendant } = await aJoinedCase();
    const somebody = await person({ hasTouch: true, as: defendant });
    const { page } = somebody;
    await openDeck(somebody, path);
    // A card can be dragged once its gesture has been fetched.
    await page.waitForLoadState("networkidle");
    const card = await page.getByText(/\?$/u).first().boundingBox();
    const y = (card?.y ?? 0) + 20;
    await swipe(page, { from: { x: PHONE.width - 40, y }, by: { x: -180 } });
    await page.getByText(/^Question 2 of \d$/u).waitFor();
    await swipe(page, { from: { x: PHONE.width - 5, y: 700 }, by: { x: -80, y: -300 } });
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.goto("/hot-topics");
    await seeDeck(page);
    await page.waitForLoadState("networkidle");
    await voteOn(page, () => swipe(page, { from: { x: PHONE.width - 40, y: 330 }, by: { x: -180 } }));
    await voteOn(page, () => swipe(page, { from: { x: 45, y: 330 }, by: { x: 180 } }));
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.goto("/");
    await writeAllegation(page, ALLEGATION);
    await page.getByRole("button", { name: "Go on and file" }).tap();
    const judges = page.getByRole("dialog").getByRole("group", { name: "Your judge" });
    const strip = await judges.boundingBox();
    await swipe(page, { from: { x: PHONE.width - 30, y: (strip?.y ?? 0) + 80 }, by: { x: -150 } });
    await swipe(page, { from: { x: PHONE.width - 30, y: 15 }, by: { x: -150 } });
    expect(await page.getByRole("dialog").count()).toBe(1);
  });
});

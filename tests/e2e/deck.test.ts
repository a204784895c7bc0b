import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { anAccount } from "./support/account-factories";
import { logIn } from "./support/accounts";
import { ALLEGATION, aFiledCase } from "./support/factories";
import { holdBack, LINE_DOWN, SCRIPTS } from "./support/faults";
import { MOVING, type Person, type PersonOptions, peopleInBrowsers } from "./support/people";
import { expectInReach } from "./support/presentable";
import { expectQuestion, openDeck, progress } from "./support/steps";
import { changeStored } from "./support/stored";
import { swipe } from "./support/touch";

const person = peopleInBrowsers();

const PLEAS_AND_LOOKS = [
  ["Yes", "ruling"],
  ["No", "appalled"],
  ["Plead the Fifth", "amused"],
] as const;

const NO_CONNECTION = [LINE_DOWN, /WebSocket connection to/u];

const title = (page: Page) => page.getByRole("heading", { name: `PettySuit: ${ALLEGATION}` });
const entrance = (page: Page) => page.getByRole("dialog", { name: "Court is coming in" });

describe("a deck", () => {
  it("is covered by the entrance from the first paint on, at the first visit only", async () => {
    const { page, deck } = await aPlaintiff();
    const bringScripts = await holdBack(page, SCRIPTS);
    await page.goto(deck, { waitUntil: "commit" });
    await expect.poll(() => isBehindCurtain(page)).toBe(true);

    bringScripts();
    await entrance(page).getByRole("button", { name: "Skip" }).click();
    await expectInReach([title(page)]);

    await holdBack(page, SCRIPTS);
    await page.goto(deck, { waitUntil: "commit" });
    await expectInReach([title(page)]);
  });

  it("is entered once, also by a guest who logs in to an account afterwards", async () => {
    const { email } = await anAccount();
    const robin = await aPlaintiff();
    const { page, deck } = robin;
    await page.goto(deck);
    await entrance(page).getByRole("button", { name: "Skip" }).click();
    await page.clock.resume();
    await logIn(robin, email, 2);
    await expectInReach([title(page)]);
    expect(await entrance(page).count()).toBe(0);
  });

  it("is uncovered after three seconds where its scripts do not load", async () => {
    const { page, deck } = await aPlaintiff();
    await holdBack(page, SCRIPTS);
    await page.goto(deck, { waitUntil: "commit" });
    await expect.poll(() => isBehindCurtain(page)).toBe(true);
    await page.clock.runFor("00:03");
    await expectInReach([title(page)]);
  });

  it("is readable in a browser without JavaScript", async () => {
    const { page, deck } = await aPlaintiff({ javaScriptEnabled: false });
    await page.goto(deck);
    await expectInReach([title(page)]);
  });

  it("says that missing questions are prepared, and shows them once they are there", async () => {
    const { page, deck, uuid } = await aPlaintiff({ seesEntrances: false });
    await changeStored("DELETE FROM decks WHERE case_uuid = ?", uuid);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(
      (url) => url.pathname.endsWith(".data"),
      async (route) => {
        await asked;
        await route.continue();
      },
    );
    await page.goto(deck);
    await page.getByText("Preparing your questions…", { exact: true }).waitFor();
    answer();
    await page.getByText(/^Question 1 of \d$/u).waitFor();
  });

  it("is watched by a judge of 48 pixels, who takes each answer with another face", async () => {
    const { page, deck, ...robin } = await aPlaintiff({ seesEntrances: false });
    await openDeck({ page }, deck);
    const { total } = await progress({ page, ...robin });
    const face = page.getByRole("region", { name: "PettySwipe" }).locator("img[src^='/judges/']").first();
    const looks = (look: string) => expect.poll(() => face.getAttribute("src")).toBe(`/judges/yoda-${look}.svg`);
    await looks("listening");
    expect(await face.boundingBox()).toMatchObject({ width: 48, height: 48 });
    for (const [place, [plea, look]] of PLEAS_AND_LOOKS.entries()) {
      await expectQuestion({ page, ...robin }, place + 1, total);
      await page.getByRole("button", { name: plea, exact: true }).click();
      await looks(look);
    }
    await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  it("has the judge's faces ahead, for whoever answers without a connection", async () => {
    const { page, deck, context, expectFault } = await aPlaintiff({ seesEntrances: false });
    for (const fault of NO_CONNECTION) expectFault(fault);
    await openDeck({ page }, deck);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: "No", exact: true }).click();
    await expect.poll(() => drawnFace(page)).toBe("/judges/yoda-appalled.svg");
  });

  it("takes no answer from a finger that the system takes away", async () => {
    const { page, deck, ...robin } = await aPlaintiff({ seesEntrances: false, hasTouch: true });
    await openDeck({ page }, deck);
    const { total } = await progress({ page, ...robin });
    await page.waitForLoadState("networkidle");
    const stroke = { from: { x: 150, y: 400 }, by: { x: 110 } };
    await swipe(page, stroke, "touchCancel");
    await expectQuestion({ page, ...robin }, 1, total);
    await swipe(page, stroke);
    await expectQuestion({ page, ...robin }, 2, total);
  });

  it("counts down to the ruling while the page stays open", async () => {
    const { page, deck } = await aPlaintiff({ seesEntrances: false });
    await page.clock.install();
    await page.goto(deck);
    await page.getByText("The court rules within 24 hours.").waitFor();
    await page.clock.fastForward("02:00:00");
    await page.getByText(/^The court rules in 21 h 5\d min\.$/u).waitFor();
  });
});

/** Somebody who has filed a suit and not been to its deck. */
async function aPlaintiff(options: PersonOptions = {}): Promise<Person & { deck: string; uuid: string }> {
  const { uuid, path, plaintiff } = await aFiledCase();
  const robin = await person({ ...MOVING, seesEntrances: true, as: plaintiff, ...options });
  return { ...robin, deck: path, uuid };
}

/** The picture of the judge who listens, once it is drawn. */
function drawnFace(page: Page): Promise<string | null> {
  const face = page.getByRole("region", { name: "PettySwipe" }).locator("img[src^='/judges/']").first();
  return face.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.getAttribute("src") : null));
}

/** Whether the deck's heading is drawn, and something of the page's own lies over it. */
function isBehindCurtain(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const heading = document.querySelector("main h1");
    if (heading === null) return false;
    const { left, right, top, bottom } = heading.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && !heading.contains(hit);
  });
}

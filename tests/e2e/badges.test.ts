import type { Page } from "playwright-core";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { aCourtroom, aDecidedCase, aFiledCase, aJoinedCase, answerAll } from "./support/factories";
import { expectRoomForDoubleText, LYING_PHONE, NARROW_PHONE } from "./support/layout";
import { CLIPBOARD, MOVING, type Person, PHONE, peopleInBrowsers } from "./support/people";
import { expectInReach, expectPresentable } from "./support/presentable";
import { readRuling, testify } from "./support/steps";
import { stopClock } from "./support/time";

const person = peopleInBrowsers({ seesBadges: true });

const unlocking = (page: Page) => page.locator("[data-unlock]");
const toast = (page: Page) => page.getByRole("listitem").filter({ hasText: "Badge unlocked:" });

/** Opens a page once its clock can be stopped. */
async function open({ page }: Person, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path, { waitUntil: "networkidle" });
}

/** Lets time go by until the court was asked for badges. Gives how many it gave. */
async function lookForBadges({ page }: Person): Promise<number> {
  let isAnswered = false;
  const asked = page.waitForResponse("**/api/badges/unseen").finally(() => {
    isAnswered = true;
  });
  // What the page loads on its way takes no time of its clock.
  while (!isAnswered) await page.clock.runFor(500);
  const { earnedBadges } = v.parse(v.object({ earnedBadges: v.array(v.unknown()) }), await (await asked).json());
  return earnedBadges.length;
}

/** Lets time go by until a badge is being unlocked. */
async function seeUnlocking({ page }: Person): Promise<void> {
  const look = async () => {
    await page.clock.runFor(400);
    return unlocking(page).count();
  };
  await expect.poll(look, { timeout: 10_000 }).toBe(1);
}

/** What a first decided case gives to whoever has won it or not, in its order. */
const namesFor = (hasWon: boolean) => (hasWon ? ["First Appearance", "Justified"] : ["First Appearance"]);

/** Sees badges unlocked, one after the other, by all their stages, until the toast of the last is gone. */
async function seeUnlockedInTurn(somebody: Person, names: readonly string[]): Promise<void> {
  const { page } = somebody;
  for (const name of names) {
    // A page that looked just before the court gave it looks again.
    await expect.poll(() => lookForBadges(somebody), { timeout: 10_000 }).toBe(1);
    await seeUnlocking(somebody);
    for (const [stage, lasts] of [
      ["appear", 500],
      ["reveal", 2_000],
      ["complete", 1_000],
    ] as const) {
      await expect.poll(() => unlocking(page).getAttribute("data-unlock")).toBe(stage);
      await page.clock.runFor(lasts);
    }
    await toast(page).waitFor();
    expect(await unlocking(page).count()).toBe(0);
    expect(await toast(page).innerText()).toContain(name);
    await page.clock.runFor(8_000);
    await toast(page).waitFor({ state: "detached" });
  }
}

describe("badges", () => {
  it("are unlocked one after the other once the ruling is read, each once", async () => {
    const { path, uuid, plaintiff, defendant } = await aDecidedCase();
    const verdict = v.looseObject({ verdict: v.looseObject({ winner: v.string() }) });
    const { winner } = (await plaintiff.call(`/api/pettysuits/${uuid}/verdict`, verdict)).verdict;
    for (const [seat, party] of [
      ["creator", plaintiff],
      ["opponent", defendant],
    ] as const) {
      const somebody = await person({ as: party, ...MOVING });
      const { page } = somebody;
      await open(somebody, path);
      await readRuling(somebody);
      await stopClock(somebody.page);
      await page.clock.runFor(5_000);
      expect(await unlocking(page).count()).toBe(0);
      await page.getByRole("button", { name: "Close" }).click();

      await seeUnlockedInTurn(somebody, namesFor(winner === seat));
      expect(await lookForBadges(somebody)).toBe(0);

      await page.reload({ waitUntil: "networkidle" });
      expect(await lookForBadges(somebody)).toBe(0);
    }
  });

  it("come to the open pages of both, one after the other, once the ruling is read there", async () => {
    const { path, uuid, plaintiff, defendant } = await aJoinedCase();
    await answerAll(uuid, plaintiff, ["yes"]);
    await answerAll(uuid, defendant, ["no"], { left: 1 });
    const robin = await person({ as: plaintiff, ...MOVING });
    const sam = await person({ as: defendant, ...MOVING });
    for (const somebody of [robin, sam]) {
      await open(somebody, path);
      await somebody.page.evaluate(() => Reflect.set(window, "isStillHere", true));
    }
    await testify(sam, "n");
    for (const somebody of [robin, sam]) await readRuling(somebody);
    const verdict = v.looseObject({ verdict: v.looseObject({ winner: v.string() }) });
    const { winner } = (await plaintiff.call(`/api/pettysuits/${uuid}/verdict`, verdict)).verdict;
    for (const [seat, somebody] of [
      ["creator", robin],
      ["opponent", sam],
    ] as const) {
      await stopClock(somebody.page);
      await somebody.page.getByRole("button", { name: "Close" }).click();
      await seeUnlockedInTurn(somebody, namesFor(winner === seat));
      expect(await lookForBadges(somebody)).toBe(0);
      expect(await somebody.page.evaluate(() => Reflect.get(window, "isStillHere"))).toBe(true);
    }
  });

  it("wait where a ruling is still to be heard, so that nothing lies over the way to it", async () => {
    const { path, plaintiff } = await aDecidedCase();
    const robin = await person({ as: plaintiff });
    const { page } = robin;
    await open(robin, path);
    await page.getByRole("heading", { name: /wins!|Hung Court!/u }).waitFor();
    await stopClock(robin.page);
    await page.clock.runFor(8_000);
    expect(await unlocking(page).count()).toBe(0);
    await page.getByRole("button", { name: "View Verdict" }).click();
    await page.getByRole("dialog", { name: "The Ruling" }).getByRole("button", { name: "Close" }).click();
    expect(await lookForBadges(robin)).toBeGreaterThan(0);
    await seeUnlocking(robin);
    // Whoever comes back for the ruling finds the way to it free as well.
    const action = page.getByRole("button", { name: "View Verdict" });
    const [card, button] = await Promise.all([unlocking(page).boundingBox(), action.boundingBox()]);
    if (card === null || button === null) throw new Error("both are on the page");
    expect(card.y + card.height <= button.y || button.y + button.height <= card.y).toBe(true);
    expect(card.y).toBeGreaterThanOrEqual(0);
    expect(card.y + card.height).toBeLessThanOrEqual(PHONE.height);
  });

  it("wait while somebody files, sends, swipes, votes or writes", async () => {
    const { plaintiff } = await aDecidedCase();
    const { path, sentPath } = await aFiledCase({}, plaintiff);
    const robin = await person({ as: plaintiff });
    const { page } = robin;
    const { code } = await aCourtroom({}, plaintiff);
    for (const occupied of [path, sentPath, `/invitation/${code}`, "/hot-topics", "/file", "/procrastination"]) {
      await open(robin, occupied);
      await stopClock(page);
      await page.clock.runFor(8_000);
      expect(await unlocking(page).count()).toBe(0);
    }
    await open(robin, "/join-in-app");
    await stopClock(page);
    await page.getByLabel("Invite link or code").focus();
    await page.clock.runFor(8_000);
    expect(await unlocking(page).count()).toBe(0);
    await page.getByLabel("Invite link or code").blur();
    await lookForBadges(robin);
    await seeUnlocking(robin);
  });

  it("stand still for whoever wants that, let every tap through, and lead to all of them", async () => {
    const { sentPath, plaintiff } = await aFiledCase();
    const robin = await person({ as: plaintiff, ...CLIPBOARD });
    const { page } = robin;
    await open(robin, sentPath);
    await stopClock(robin.page);
    await page.getByRole("button", { name: "Copy Link" }).click();
    await page.getByText("Link copied to clipboard.").first().waitFor();
    await page.clock.runFor(6_000);
    await seeUnlocking(robin);
    expect(await unlocking(page).getAttribute("data-unlock")).toBe("complete");
    expect(await unlocking(page).innerText()).toContain("Summons Starter");

    await page.getByRole("button", { name: "Copy Full Message" }).click();
    await page.getByText("Full message copied.").first().waitFor();
    expect(await unlocking(page).count()).toBe(0);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/invite/");
  });

  it("stand on the profile with how far it is to the next, and streaks for whoever wants to see them", async () => {
    const { path, plaintiff } = await aDecidedCase();
    const robin = await person({ as: plaintiff });
    const { page } = robin;
    await page.goto("/profile");
    await unlocking(page).waitFor();
    await page.keyboard.press("Escape");
    const seeAll = toast(page).getByRole("link", { name: "View All" });
    await seeAll.waitFor();
    for (const size of [NARROW_PHONE, LYING_PHONE, PHONE]) {
      await page.setViewportSize(size);
      await expectInReach([...(await page.getByRole("banner").getByRole("button").all()), seeAll]);
    }
    await page.getByRole("heading", { name: "For the record" }).click();
    await toast(page).waitFor({ state: "detached" });

    const history = page.getByRole("heading", { name: "History" }).locator("+ ul");
    expect(
      await history.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual([path]);
    const decided = page.getByRole("region", { name: "Cases decided: 1" });
    expect(await decided.innerText()).toContain("33% to Known to the Court");
    expect(await decided.getByRole("listitem").allInnerTexts()).toEqual([
      "First Appearance\nCommon, for 1",
      "Known to the Court\nNot yet: 1 of 3",
      "Frequent Filer\nNot yet: 1 of 5",
      "Regular Docket\nNot yet: 1 of 10",
    ]);
    await expectPresentable(page, "profile badges");
    await expectRoomForDoubleText(page);

    const days = page.getByRole("region", { name: /^Days in a row/u });
    await days.waitFor();
    await page.getByRole("switch", { name: "Show my streaks" }).click();
    await days.waitFor({ state: "detached" });
    await page.reload();
    expect(await page.getByRole("switch", { name: "Show my streaks" }).isChecked()).toBe(false);
    expect(await page.getByText("Weeks in a row").count()).toBe(0);
  });
});

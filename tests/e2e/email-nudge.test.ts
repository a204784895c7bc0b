import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { anAccount } from "./support/account-factories";
import { loginDialog } from "./support/accounts";
import { seeBell, toldUnread } from "./support/bell";
import { seeSession } from "./support/courtroom";
import { aCourtroom, aFiledCase, sitDown } from "./support/factories";
import { holdBack } from "./support/faults";
import { MOVING, type Person, peopleInBrowsers } from "./support/people";
import { holdFinger } from "./support/touch";

const person = peopleInBrowsers();

/** Where somebody is about nothing. */
const QUIET_PAGE = "/my-courts";
const quietHeading = (page: Person["page"]) => page.getByRole("heading", { name: "All Courts & Battles" });

/** Longer than the page leaves anybody in peace. */
const NUDGE_AFTER = "00:16";

async function holdMouse(page: Person["page"], { x, y }: { x: number; y: number }): Promise<() => Promise<void>> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y);
  return () => page.mouse.up();
}

/** Whether one thing ends before another begins, from the top of the window down. */
async function isAbove(one: Locator, other: Locator): Promise<boolean> {
  const [upper, lower] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return upper !== null && lower !== null && upper.y + upper.height <= lower.y;
}

describe("the nudge to link an e-mail", () => {
  const nudge = (page: Person["page"]) =>
    page.getByRole("button", { name: "Link email to avoid losing your session →" });

  it("appears to a guest after fifteen seconds, moves nothing on the page, and comes once a visit", async () => {
    const { plaintiff } = await aFiledCase();
    const { page } = await person({ ...MOVING, as: plaintiff });
    await page.clock.install();
    await page.goto(QUIET_PAGE);
    const heading = quietHeading(page);
    const before = await heading.boundingBox();
    const opened = await page.evaluate(() => performance.now());
    await page.clock.runFor(14_000 - opened);
    expect(await nudge(page).count()).toBe(0);
    await page.clock.runFor(1_000 + opened);
    await nudge(page).waitFor();
    await expect.poll(() => isAbove(nudge(page), heading)).toBe(true);
    expect(await heading.boundingBox()).toEqual(before);
    await page.clock.runFor("00:01");
    await nudge(page).click();
    await loginDialog(page).waitFor();
    await page.keyboard.press("Escape");
    await loginDialog(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Not now" }).click();
    await nudge(page).waitFor({ state: "detached" });
    await page.reload();
    await page.clock.runFor(NUDGE_AFTER);
    await page.waitForLoadState("networkidle");
    expect(await nudge(page).count()).toBe(0);
  });

  it.each(["mouse", "finger"])(
    "does not appear while the page is held with a %s, and does once it is let go",
    async (hand) => {
      const { plaintiff } = await aFiledCase();
      const { page } = await person({ ...MOVING, as: plaintiff, hasTouch: hand === "finger" });
      await page.clock.install();
      const asked = viewerAsked(page);
      const told = toldUnread(page);
      // However long the bell takes, nobody is due before the page is held.
      const sayWho = await holdBack(page, "/viewer");
      await page.goto(QUIET_PAGE);
      const heading = quietHeading(page);
      await heading.waitFor();
      // What looks for fingers comes a second after the page.
      await page.clock.runFor("00:02");
      await seeBell(page, told);
      // It stands still, and nothing lies over it.
      await heading.click({ trial: true });
      const box = await heading.boundingBox();
      if (box === null) throw new Error("the page has a heading");
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const letGo = await (hand === "finger" ? holdFinger : holdMouse)(page, middle);
      sayWho();
      await runToNudge(page, asked);
      expect(await nudge(page).count()).toBe(0);
      await letGo();
      await page.clock.runFor("00:01");
      await nudge(page).waitFor();
    },
  );

  it("waits while somebody swipes, votes, files or sends, and goes with the page on which it came", async () => {
    const { path, sentPath, plaintiff } = await aFiledCase();
    const { page } = await person({ as: plaintiff });
    await page.clock.install();
    for (const occupied of [path, "/hot-topics", "/file", sentPath]) {
      const asked = viewerAsked(page);
      await page.goto(occupied);
      await runToNudge(page, asked);
      expect(await nudge(page).count()).toBe(0);
    }
    await page.getByRole("link", { name: /home page/u }).click();
    await page.getByLabel("What did they do?").waitFor();
    await page.clock.runFor("00:01");
    await nudge(page).waitFor();
    await page.getByRole("link", { name: "The Petty Community" }).click();
    await page.waitForURL("**/hot-topics");
    await nudge(page).waitFor({ state: "detached" });
  });

  it("does not appear in a hearing", async () => {
    const { path, link, plaintiff } = await aCourtroom();
    await sitDown(link);
    const { page } = await person({ as: plaintiff });
    await page.clock.install();
    const asked = viewerAsked(page);
    await page.goto(path);
    await seeSession({ page });
    await runToNudge(page, asked);
    expect(await nudge(page).count()).toBe(0);
  });

  /** Whether the court has been asked who this is, which a slow machine may come to before its clock is moved. */
  function viewerAsked(page: Person["page"]): Promise<unknown> {
    return page.waitForResponse("/viewer", { timeout: 60_000 });
  }

  /** Until the court has been asked and the page looked at. */
  async function runToNudge(page: Person["page"], asked: Promise<unknown>): Promise<void> {
    await page.clock.runFor(NUDGE_AFTER);
    await asked;
    await page.clock.runFor("00:02");
  }

  it("does not appear to a newcomer without a case", async () => {
    const { page } = await person();
    await page.clock.install();
    await page.goto("/");
    await page.clock.runFor(NUDGE_AFTER);
    await page.waitForLoadState("networkidle");
    expect(await nudge(page).count()).toBe(0);
  });

  it("does not appear to an account", async () => {
    const { page } = await person({ as: await anAccount() });
    await page.clock.install();
    await page.goto("/");
    const asked = page.waitForResponse("/viewer");
    await page.clock.runFor(NUDGE_AFTER);
    await asked;
    await page.waitForLoadState("networkidle");
    expect(await nudge(page).count()).toBe(0);
  });
});

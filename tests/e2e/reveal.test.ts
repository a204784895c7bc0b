import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { aDecidedCase, aJoinedCase, answerAll } from "./support/factories";
import { holdBack } from "./support/faults";
import { MOVING, peopleInBrowsers } from "./support/people";
import { expectInReach } from "./support/presentable";
import { openDeck, testify } from "./support/steps";
import { changeStored } from "./support/stored";

const person = peopleInBrowsers(MOVING);

const bench = (page: Page) => page.getByRole("dialog", { name: "The judge deliberates" });
const ruling = (page: Page) => page.getByRole("dialog", { name: "The Ruling" });
const viewVerdict = (page: Page) => page.getByRole("button", { name: "View Verdict" });

/** Presses keys at a dialog that ends by itself soon, in one go. Gives what comes of it. */
function pressMeanwhile(dialog: Locator, keys: string[]) {
  return dialog.evaluate(async (element, pressed) => {
    const isLeftToBrowser = pressed.map((key) =>
      (document.activeElement ?? element).dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      ),
    );
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const described = document.getElementById(element.getAttribute("aria-describedby") ?? "");
    return { lines: described?.children.length, isOver: !element.isConnected, isLeftToBrowser };
  }, keys);
}

describe("the first sight of a ruling", () => {
  it("is deliberated before both at once, and goes on by a tap or a key that is meant", async () => {
    const { uuid, path, plaintiff, defendant } = await aJoinedCase();
    await answerAll(uuid, plaintiff, ["yes"]);
    await answerAll(uuid, defendant, ["no"], { left: 1 });
    const robin = await person({ as: plaintiff });
    const sam = await person({ as: defendant });
    await robin.page.goto(path);
    await robin.page.getByText("All done! Thanks for swiping.").waitFor();
    await openDeck(sam, path);
    await testify(sam, "n");

    await Promise.all([robin, sam].map(({ page }) => bench(page).waitFor()));
    expect(await bench(robin.page).innerText()).toBe(await bench(sam.page).innerText());
    expect(await pressMeanwhile(bench(robin.page), ["x", "Control", "Alt", "F5", "Tab"])).toEqual({
      // What a screen reader reads out as the dialog opens.
      lines: 4,
      isOver: false,
      isLeftToBrowser: [true, true, true, true, false],
    });
    await robin.page.keyboard.press("Escape");
    await sam.page.mouse.click(20, 20);
    await Promise.all([robin, sam].map(({ page }) => ruling(page).waitFor()));
  });

  it("ends in a stamp, with paper in the air for the winner alone", async () => {
    const { uuid, path, plaintiff, defendant } = await aDecidedCase();
    await changeStored("update verdicts set winner = 'opponent' where case_uuid = ?", uuid);
    for (const [guest, sheets] of [
      [plaintiff, 0],
      [defendant, 1],
    ] as const) {
      const { page } = await person({ as: guest });
      await page.goto(path);
      await bench(page).waitFor();
      await page.keyboard.press("Enter");
      // A screen reader says what comes into it while it is there.
      const said = ruling(page).getByRole("status");
      expect(await said.textContent()).toBe("");
      await ruling(page).getByRole("button", { name: "Skip" }).click();
      await said.getByText("Sam wins!", { exact: true }).waitFor();
      expect(await page.locator("canvas").count()).toBe(sheets);
    }
  });

  it("has the gavel held up, clear of what the judge thinks aloud, until it falls", async () => {
    const { path, plaintiff } = await aDecidedCase();
    const { page } = await person({ as: plaintiff });
    await page.goto(path);
    const isHeldUp = () =>
      bench(page).evaluate((dialog) => {
        const edges = (found: string) => dialog.querySelector(found)?.getBoundingClientRect() ?? new DOMRect();
        const [drawing, gavel, words] = [edges("svg"), edges("svg g g"), edges("p")];
        return gavel.top < drawing.top && gavel.bottom < words.top;
      });
    await expect.poll(isHeldUp).toBe(true);
  });

  it("goes over by itself, and begins anew after a page that was read anew in the middle, until it was told", async () => {
    const { path, plaintiff } = await aDecidedCase();
    const { page } = await person({ as: plaintiff, viewport: { width: 320, height: 568 } });
    await page.clock.install();
    await page.goto(path);
    await bench(page).waitFor();
    await page.clock.runFor(4_000);
    const skip = ruling(page).getByRole("button", { name: "Skip" });
    await expectInReach([skip]);

    await page.reload();
    await bench(page).getByRole("button", { name: "Skip" }).click();
    await skip.click();
    await page.clock.runFor(4_000);
    await expectInReach([ruling(page).getByRole("button", { name: "Share the verdict" })]);
    await ruling(page).getByRole("button", { name: "Share the verdict" }).click();
    await expectInReach([ruling(page).getByRole("heading", { name: "Share the verdict" })]);

    await page.reload();
    await viewVerdict(page).click();
    await ruling(page).getByRole("article").waitFor();
    expect(await bench(page).count()).toBe(0);
    expect(await page.locator("canvas").count()).toBe(0);
  });

  it("begins before the rest of the ruling is there, and waits for it", async () => {
    const { path, plaintiff } = await aDecidedCase();
    const { page } = await person({ as: plaintiff });
    const bringRest = await holdBack(page, /told-ruling/u);
    await page.clock.install();
    await page.goto(path);
    await bench(page).waitFor();
    await page.clock.runFor(4_000);
    expect(await bench(page).isVisible()).toBe(true);
    bringRest();
    await ruling(page).waitFor();
    expect(await bench(page).count()).toBe(0);
  });
});

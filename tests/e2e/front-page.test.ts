import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ALLEGATION } from "./support/factories";
import { expectFocus, tabTo } from "./support/keyboard";
import { SMALL_PHONE } from "./support/layout";
import { DESKTOP, MOVING, PHONE, peopleInBrowsers } from "./support/people";
import { expectInReach } from "./support/presentable";
import { openFilingDialog, writeAllegation } from "./support/steps";

const person = peopleInBrowsers();

describe("the front page", () => {
  it("gives back what was typed before a random prompt took its place", async () => {
    const { page } = await person();
    await page.goto("/");
    const box = page.getByLabel("What did they do?");
    const random = page.getByRole("button", { name: "Random prompt" });
    const undo = page.getByRole("button", { name: "Undo" });
    await writeAllegation(page, ALLEGATION);
    await random.click();
    await undo.waitFor();
    const prompt = await box.inputValue();
    expect(prompt).not.toBe(ALLEGATION);
    await random.click();
    await expect.poll(() => random.getAttribute("aria-disabled")).toBe("false");
    await undo.click();
    expect(await box.inputValue()).toBe(ALLEGATION);
    expect(await undo.count()).toBe(0);

    await random.click();
    await undo.waitFor();
    await box.fill("My own ending.");
    await random.click();
    await expect.poll(() => box.inputValue()).not.toBe("My own ending.");
    await undo.click();
    expect(await box.inputValue()).toBe("My own ending.");
    await undo.click();
    expect(await box.inputValue()).toBe(ALLEGATION);
    await undo.click();
    expect(await box.inputValue()).toBe("My own ending.");
  });

  it("offers nothing back where nothing was typed", async () => {
    const { page } = await person();
    await page.goto("/", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Random prompt" }).click();
    await expect.poll(() => page.getByLabel("What did they do?").inputValue()).not.toBe("");
    expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
  });

  it("says in a line what happens, and opens a case of the house as a taste", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await person({ javaScriptEnabled });
      await page.goto("/");
      await page.getByText("File. They swipe. A judge rules.").waitFor();
      const taste = page.getByRole("region", { name: "What comes out" });
      await taste.getByText("Yoda Judge has ruled").click();
      await taste.getByText(/wins!$/u).waitFor();
    }
  });
});

describe("the filing dialog", () => {
  it("has helpers who wait a moment for a pointer and none for the focus, go with it, and whom Escape sends away, not the dialog", async () => {
    const { page } = await person({ viewport: DESKTOP, ...MOVING });
    const dialog = await openFilingDialog({ page }, ALLEGATION);
    for (const who of ["lawyer", "judge", "clerk", "bailiff"]) {
      const helper = dialog.getByRole("button", { name: `The ${who} explains` });
      const words = await helper.evaluate((button) => {
        const id = button.getAttribute("aria-describedby") ?? "";
        return document.getElementById(id)?.textContent ?? "";
      });
      const says = dialog.getByRole("tooltip").filter({ hasText: words, visible: true });
      await helper.hover();
      expect(await delayOf(dialog, words)).toBe("0.15s");
      await says.waitFor();
      await page.keyboard.press("Escape");
      await says.waitFor({ state: "detached" });
      expect(await dialog.isVisible()).toBe(true);

      await dialog.getByRole("heading").hover();
      await tabTo(page, helper);
      expect(await delayOf(dialog, words)).toBe("0s");
      expect(await says.count()).toBe(1);
      await page.keyboard.press("Tab");
      expect(await says.count()).toBe(0);
      await page.keyboard.press("Shift+Tab");
      expect(await says.count()).toBe(1);
      await page.keyboard.press("Escape");
      expect(await says.count()).toBe(0);
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("shows on a phone that there are judges to choose from", async () => {
    const { page } = await person({ viewport: PHONE });
    const dialog = await openFilingDialog({ page }, ALLEGATION);
    for (const size of [PHONE, SMALL_PHONE]) {
      await page.setViewportSize(size);
      await expectInReach([dialog.getByText("Your judge")]);
    }
    await page.setViewportSize(PHONE);
    await expectInReach([dialog.getByText("Classic Judge").first()]);
  });

  it("has four helpers, who explain a field to whoever points at them, has the focus on them or taps them", async () => {
    const { page } = await person({ viewport: DESKTOP });
    const dialog = await openFilingDialog({ page }, ALLEGATION);
    for (const who of ["lawyer", "judge", "clerk", "bailiff"]) {
      const helper = dialog.getByRole("button", { name: `The ${who} explains` });
      const says = dialog.getByRole("tooltip").filter({ visible: true });
      expect(await says.count()).toBe(0);
      await tabTo(page, helper);
      await expectFocus(helper);
      await says.waitFor();
      await page.keyboard.press("Tab");
      await says.waitFor({ state: "detached" });
      await helper.hover();
      await says.waitFor();
      await dialog.getByRole("heading").hover();
      await says.waitFor({ state: "detached" });
    }
    const touching = await person({ hasTouch: true });
    const sheet = await openFilingDialog(touching, ALLEGATION);
    await sheet.getByRole("button", { name: "The lawyer explains" }).tap();
    await sheet.getByRole("tooltip").filter({ visible: true }).getByText("One deed, one sentence").waitFor();
  });
});

/** How long a helper's words wait before they are shown or go. */
function delayOf(dialog: Locator, words: string): Promise<string> {
  const tip = dialog.getByRole("tooltip", { includeHidden: true }).filter({ hasText: words });
  return tip.evaluate((element) => getComputedStyle(element).transitionDelay);
}

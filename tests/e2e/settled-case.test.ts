import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { aDecidedCase } from "./support/factories";
import { NARROW_PHONE } from "./support/layout";
import { DESKTOP, MOVING, peopleInBrowsers } from "./support/people";
import { expectPresentable } from "./support/presentable";

const person = peopleInBrowsers();

const card = (page: Page) => page.getByRole("article", { name: /^Verdict in / });

/** What the page of a decided case says, whether scripts run or not. */
async function expectReadable(page: Page): Promise<void> {
  await card(page).waitFor();
  await page
    .getByRole("heading", { name: /wins!$|^Hung Court!$/u, level: 2 })
    .first()
    .waitFor();
  await page.getByRole("region", { name: "The testimony" }).waitFor();
  await page.getByRole("link", { name: "How fair was this?" }).waitFor();
}

describe("the page of a decided suit", () => {
  it("has the ruling in it on any device, and the card to be saved and shared", async () => {
    const { path, plaintiff } = await aDecidedCase();
    const { page } = await person({ as: plaintiff });
    await page.goto(path);
    await expectReadable(page);
    await page.getByRole("button", { name: "Download Verdict Card" }).waitFor();
    await page.getByRole("button", { name: "Make a public link" }).waitFor();
    await expectPresentable(page, "settled-case");
    await page.setViewportSize(DESKTOP);
    const questions = page.getByRole("region", { name: "The testimony" }).locator("li > p[dir]");
    const widths = await questions.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(Math.min(...widths), "a question has room for its words").toBeGreaterThan(240);
    expect(widths).not.toEqual([]);
  });

  it("has it without any script too, and no button that does nothing", async () => {
    const { path, defendant } = await aDecidedCase();
    const { page } = await person({ as: defendant, javaScriptEnabled: false });
    await page.goto(path);
    await expectReadable(page);
    for (const name of ["View Verdict", "Download Verdict Card", "Make a public link"]) {
      expect(await page.getByRole("button", { name }).count(), name).toBe(0);
    }
  });

  it("tells the ruling first to whoever has not heard it, and leads from there to a filing that is ready", async () => {
    const { path, defendant } = await aDecidedCase();
    const { page } = await person({ as: defendant, ...MOVING });
    await page.goto(path);
    await page.getByRole("dialog", { name: "The judge deliberates" }).waitFor();
    expect(await card(page).count()).toBe(0);
    await page.keyboard.press("Enter");
    const ruling = page.getByRole("dialog", { name: "The Ruling" });
    await ruling.getByRole("button", { name: "Skip" }).click();
    await ruling.getByRole("link", { name: "File Back" }).click();
    await page.getByRole("heading", { name: "File Back" }).waitFor();
    const allegation = page.getByLabel("Your allegation");
    expect(await allegation.inputValue()).toContain("Precedent: ‘");
    await page.setViewportSize(NARROW_PHONE);
    await expect.poll(() => allegation.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThan(2);
    expect(await page.getByLabel("Your Name").inputValue()).toBe("Sam");
  });
});

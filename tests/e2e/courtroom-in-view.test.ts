import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { attendCourt, expectHeard, messageOf, say, tapConnections, transcript, wordsField } from "./support/courtroom";
import { doubleText, LYING_PHONE } from "./support/layout";
import { PHONE, peopleInBrowsers } from "./support/people";
import { expectInReach } from "./support/presentable";
import { readRuling } from "./support/steps";

const person = peopleInBrowsers();

const SMALLEST_PHONE = { width: 320, height: 568 };
/** A desktop whose person has zoomed to 200 %. */
const ZOOMED_DESKTOP = { width: 720, height: 450 };
const SIZES = [SMALLEST_PHONE, PHONE, LYING_PHONE, ZOOMED_DESKTOP, { width: 1280, height: 800 }];
/** 250 characters. */
const LONGEST = "They say they only borrowed the charger. ".repeat(7).slice(0, 249).trim().padEnd(250, "!");
const LAST = "And that is the whole of my case.";

/** The composer and the last message stand in the window together, and nothing scrolled. */
async function expectInView(page: Page, ...more: Locator[]): Promise<void> {
  await expectInReach([messageOf(page, LAST).locator("p[dir=auto]"), ...more]);
  await expectComposerInView(page);
}

async function expectComposerInView(page: Page): Promise<void> {
  await expectInReach([wordsField(page), page.getByRole("button", { name: "Send", exact: true })]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

/** The same of what stands in the composer's place. */
async function expectInWindow(page: Page, shown: Locator): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectInReach([shown]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
}

describe("a courtroom in session, over the longest complaint", () => {
  it("has the last message, the field and the decision in the window together, at every size", async () => {
    const { plaintiff, defendant } = await attendCourt(person, {}, { allegation: LONGEST });
    const { page } = plaintiff;
    const talk = ["You ate it.", "It was stale.", "It was mine.", LAST];
    for (const [index, words] of talk.entries()) {
      await say(index % 2 === 0 ? defendant : plaintiff, words);
      await expectHeard(page, talk.slice(0, index + 1));
    }
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectInView(page, page.getByRole("button", { name: "Get a Decision" }));
      const unfold = page.getByRole("button", { name: "read all" });
      if (await unfold.isVisible()) {
        await unfold.click();
        await expectInView(page);
        await page.getByRole("button", { name: "fold" }).click();
      }
    }
    await doubleText(page);
    await page.setViewportSize(PHONE);
    await expectInView(page);
    // A message of four words fills such a window, and is scrolled.
    for (const size of [SMALLEST_PHONE, LYING_PHONE]) {
      await page.setViewportSize(size);
      await expectComposerInView(page);
    }
  });

  it("has the last message in the window when that grows and shrinks again at once", async () => {
    const { plaintiff, defendant } = await attendCourt(person, { viewport: SMALLEST_PHONE }, { allegation: LONGEST });
    const { page } = plaintiff;
    const talk = ["You ate it.", "It was stale.", "It was mine.", LAST];
    for (const [index, words] of talk.entries()) {
      await say(index % 2 === 0 ? defendant : plaintiff, words);
      await expectHeard(page, talk.slice(0, index + 1));
    }
    await expectInReach([messageOf(page, LAST).locator("p[dir=auto]")]);
    await transcript(page).evaluate((scrolled: HTMLElement) => {
      scrolled.style.flex = "none";
      scrolled.style.height = "2000px";
      // Whoever asks has the browser lay it out, and there is nothing to scroll.
      if (scrolled.scrollTop === 0) scrolled.style.height = "120px";
    });
    await expectInReach([messageOf(page, LAST).locator("p[dir=auto]")]);
  });

  it("has the deliberating judge in the window, and then the way to the ruling, at every size", async () => {
    const { plaintiff, defendant } = await attendCourt(person, {}, { allegation: LONGEST });
    const { page } = plaintiff;
    let isDeliberating = true;
    await tapConnections(plaintiff, {
      isCut: false,
      passes: (socketMessage) => !isDeliberating || !/VERDICT_(?:GENERATED|READY)/u.test(socketMessage),
    });
    await page.reload();
    await say(defendant, LAST);
    await expectHeard(page, [LAST]);
    for (const party of [page, defendant.page]) await party.getByRole("button", { name: "Get a Decision" }).click();
    const bench = page.getByRole("status").filter({ hasText: "Yoda Judge is deliberating" });
    await bench.waitFor();
    await expectInWindow(page, bench);
    isDeliberating = false;
    await page.reload();
    const viewVerdict = page.getByRole("button", { name: "View Verdict" });
    await viewVerdict.click();
    await readRuling(plaintiff);
    await page.keyboard.press("Escape");
    await expectInWindow(page, viewVerdict);
  });

  it("shows all eight reactions without one alone in a row", async () => {
    const { plaintiff, defendant } = await attendCourt(person);
    await say(defendant, "It was stale.");
    const message = messageOf(plaintiff.page, "It was stale.");
    await message.getByRole("button", { name: "React to Sam" }).click();
    await message.getByRole("button", { name: "All", exact: true }).click();
    for (const size of SIZES) {
      await plaintiff.page.setViewportSize(size);
      const tops = await message
        .locator("button[aria-pressed]")
        .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
      const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
      expect(tops).toHaveLength(8);
      expect(new Set(rows).size).toBe(1);
    }
    await transcript(plaintiff.page).press("Escape");
  });
});

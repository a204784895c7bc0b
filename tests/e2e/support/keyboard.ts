import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** More stops than any page of ours has. */
const MAX_STOPS = 60;

/** Goes on by Tab until something has the focus. Each stop on the way has to show that it has it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: "attached" });
  const stops: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press("Tab");
    stops.push(await expectVisibleFocus(page));
    if (await hasFocus(target)) return;
  }
  throw new Error(`Tab never came to ${target}; it stopped at ${stops.join(", ")}`);
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Waits until something has the focus. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target)).toBe(true);
}

/**
 * Asserts that what has the focus is drawn with an outline, or the label around it where that is drawn in its stead.
 */
async function expectVisibleFocus(page: Page): Promise<string> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const isTiny = element.getBoundingClientRect().width <= 1;
    const drawn = (isTiny ? element.closest("label") : element) ?? element;
    const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
    const name = `${element.tagName.toLowerCase()} “${(drawn.textContent ?? "").trim().slice(0, 30)}”`;
    return { name, outline: outlineStyle === "none" ? "none" : outlineWidth };
  });
  // Between the last control and the first the browser's own are passed.
  if (focus === null) return "the page";
  expect.soft(["none", "0px"], `${focus.name} shows no focus`).not.toContain(focus.outline);
  return focus.name;
}

/** Asserts that a screen reader comes upon all of these, by their roles and names, in this order. */
export async function expectReadInOrder(part: Locator, order: string[]): Promise<void> {
  const read = await part.ariaSnapshot();
  let place = 0;
  for (const words of order) {
    const found = read.indexOf(words, place);
    expect(found, `“${words}” is not read, or not here, in:\n${read}`).toBeGreaterThanOrEqual(0);
    place = found + words.length;
  }
}

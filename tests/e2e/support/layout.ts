import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE } from "./people";

export const SMALL_PHONE = { width: 360, height: 640 };

/**
 * Asserts that nothing on a page leads sideways: the page does not scroll, nothing in it does that is not made for it,
 * and no text or control reaches over an edge, where it would be cut off instead. The test goes on, to find the rest.
 */
export async function expectNothingSideways(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? "").trim().slice(0, 40)}”`;
    const isMeant = (element: Element) => element.closest(".strip, [aria-hidden=true]") !== null;

    const problems: string[] = [];
    const pageWidth = document.documentElement.scrollWidth;
    if (pageWidth > width) {
      const reach = (element: Element) => element.getBoundingClientRect().right;
      const widest = [...document.querySelectorAll("body *")].reduce((a, b) => (reach(b) > reach(a) ? b : a));
      problems.push(`the page is ${pageWidth} wide in ${width}, up to ${describe(widest)} at ${reach(widest)}`);
    }
    for (const element of document.querySelectorAll("body *")) {
      if (isMeant(element)) continue;
      const scrolls = /auto|scroll/u.test(getComputedStyle(element).overflowX);
      if (scrolls && element.scrollWidth > element.clientWidth + 1) problems.push(`${describe(element)} scrolls`);
    }
    for (const element of document.querySelectorAll("h1, h2, h3, p, blockquote, label, button, a, input, textarea")) {
      if (isMeant(element) || !element.checkVisibility()) continue;
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > width + 1) problems.push(`${describe(element)} reaches from ${left} to ${right}`);
    }
    return problems;
  });
  expect.soft(found, page.url()).toEqual([]);
}

/** Sets all text to twice its size, as a person does in the browser's settings. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** Asserts that a page has room for text of twice its size on a phone, and gives the text its size back. */
export async function expectRoomForDoubleText(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await doubleText(page);
  await expectNothingSideways(page);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

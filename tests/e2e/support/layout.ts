import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE } from "./people";

/** The narrowest phone that people still hold. */
export const NARROW_PHONE = { width: 320, height: 568 };
export const SMALL_PHONE = { width: 360, height: 640 };
export const LYING_PHONE = { width: 844, height: 390 };
export const TABLET = { width: 768, height: 1024 };

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

/**
 * Asserts that no text is cut off by a box that shows only what fits into it, unless it says so by an ellipsis or by a
 * number of lines. What scrolls shows the rest when asked to. The test goes on, to find the rest.
 */
export async function expectNothingCut(page: Page): Promise<void> {
  expect.soft(await page.evaluate(findCutTexts), page.url()).toEqual([]);
}

/** Runs in the page. */
function findCutTexts(): string[] {
  const cuts = /hidden|clip/u;
  /** The box that cuts off a text of this place; null where none does. */
  const cutBy = (text: DOMRect, fontSize: number, parent: Element): Element | null => {
    let isOutOfFlow = false;
    for (let element: Element | null = parent; element !== null; element = element.parentElement) {
      const style = getComputedStyle(element);
      const holds = !isOutOfFlow || style.position !== "static";
      if (holds) {
        const { overflowX, overflowY } = style;
        if (/auto|scroll/u.test(overflowX + overflowY)) return null;
        const box = element.getBoundingClientRect();
        const isTold = style.textOverflow === "ellipsis" || style.getPropertyValue("-webkit-line-clamp") !== "none";
        const isForListeners = style.clipPath !== "none" || style.clip !== "auto";
        if (isTold || isForListeners) return null;
        const sideways = cuts.test(overflowX) && (text.left < box.left - 1 || text.right > box.right + 1);
        // A line that is set tight reaches over its box by what its letters leave empty.
        const slack = fontSize / 3;
        const upright = cuts.test(overflowY) && (text.top < box.top - slack || text.bottom > box.bottom + slack);
        if (sideways || upright) return element;
        isOutOfFlow = style.position === "absolute";
      }
      if (style.position === "fixed") return null;
    }
    return null;
  };

  const problems: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? "";
    if (parent === null || words === "" || parent.closest("[aria-hidden=true], script, style") !== null) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const place = range.getBoundingClientRect();
    if (place.width === 0) continue;
    const box = cutBy(place, Number.parseFloat(getComputedStyle(parent).fontSize), parent);
    if (box !== null) problems.push(`“${words.slice(0, 40)}” is cut off by <${box.tagName} class="${box.className}">`);
  }
  return problems;
}

/**
 * Asserts that no word of a part of a page goes on in the next line, but for what people wrote: their words may be of
 * any length. The test goes on, to find the rest.
 */
export async function expectNoWordBroken(part: Locator): Promise<void> {
  const broken = await part.evaluate((element) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.parentElement?.closest("[dir=auto]")) continue;
      for (const { index, 0: word } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}’']+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) found.push(word);
      }
    }
    return found;
  });
  expect.soft(broken, part.page().url()).toEqual([]);
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

import axeSource from "axe-core/axe.min.js?raw";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { whileStill } from "./stillness";

/** Asserts that axe finds nothing at all on a page as it stands, good habits included, with all its motion over. */
export async function expectAccessible(page: Page): Promise<void> {
  // By evaluation and once a document: the content policy refuses script elements, and half a megabyte takes its time.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  expect(await whileStill(page, () => page.evaluate(findFaults))).toEqual([]);
}

/** Runs in the page. No frame is looked into, since no page that is looked at has any. */
async function findFaults(): Promise<string[]> {
  const axe: typeof import("axe-core") = Reflect.get(window, "axe");
  const { violations } = await axe.run({ resultTypes: ["violations"], iframes: false, elementRef: false });
  return violations.map(({ id, impact, nodes }) => {
    const places = nodes.map(({ target }) => target.join(" ")).join(", ");
    return `${id} (${impact}): ${places}`;
  });
}

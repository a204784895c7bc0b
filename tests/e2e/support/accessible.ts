import axeSource from "axe-core/axe.min.js?raw";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { whileStill } from "./stillness";

/** What axe asks of colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Asserts that axe finds nothing at all on a page as it stands, good habits included, with all its motion over. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFaults(page, null);
}

/** The same of nothing but its colours: enough in another theme, where all else was looked at already. */
export async function expectLegible(page: Page): Promise<void> {
  await expectNoFaults(page, OF_COLOURS);
}

/** By these rules of axe's, or by all. */
async function expectNoFaults(page: Page, rules: string[] | null): Promise<void> {
  // By evaluation and once a document: the content policy refuses script elements, and half a megabyte takes its time.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  expect(await whileStill(page, () => page.evaluate(findFaults, rules))).toEqual([]);
}

/** Runs in the page. No frame is looked into, since no page that is looked at has any. */
async function findFaults(rules: string[] | null): Promise<string[]> {
  const axe: typeof import("axe-core") = Reflect.get(window, "axe");
  const { violations } = await axe.run({
    resultTypes: ["violations"],
    iframes: false,
    elementRef: false,
    ...(rules === null ? {} : { runOnly: { type: "rule", values: rules } }),
  });
  return violations.map(({ id, impact, nodes }) => {
    const places = nodes.map(({ target }) => target.join(" ")).join(", ");
    return `${id} (${impact}): ${places}`;
  });
}

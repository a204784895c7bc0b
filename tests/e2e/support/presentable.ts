import { mkdirSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, expectLegible } from "./accessible";
import { expectNothingCut, expectNothingSideways, NARROW_PHONE, SMALL_PHONE, TABLET } from "./layout";
import { DESKTOP, PHONE } from "./people";

const SIZES = [NARROW_PHONE, SMALL_PHONE, PHONE, TABLET, DESKTOP];
const SCREENSHOTS = "tests/e2e/screenshots";

/**
 * Asserts that a page as it stands fits every device and is legible by day and by night. Photographs it where asked to.
 * A theme changes nothing but colours (`tests/unit/themes.test.ts`), which is all that is looked at in the other one.
 */
export async function expectPresentable(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNothingSideways(page);
    await expectNothingCut(page);
    if (size === SMALL_PHONE || size === DESKTOP) await expectLegibleInBothThemes(page);
    if (process.env.SCREENSHOTS === "1") await photograph(page, `${name} ${size.width}`);
  }
}

async function expectLegibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectLegible(page);
}

async function photograph(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${SCREENSHOTS}/${name.replaceAll(" ", "-")}-${colorScheme}.png` });
  }
}

/** Asserts that every one of these comes to stand whole within the window, and that nothing lies over it. */
export async function expectInReach(controls: Locator[]): Promise<void> {
  for (const control of controls) await expect.poll(() => control.evaluate(whyOutOfReach)).toBeNull();
}

/** Runs in the page. */
function whyOutOfReach(element: Element): string | null {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isWithin = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
  if (!isWithin) return `“${element.textContent}” stands at ${left}, ${top} to ${right}, ${bottom}`;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && element.contains(hit) ? null : `something lies over “${element.textContent}”`;
}

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { aDecidedCase, aFiledCase } from "./support/factories";
import { refusedWith } from "./support/faults";
import { doubleText, expectNothingSideways, SMALL_PHONE } from "./support/layout";
import { CLIPBOARD, MOVING, type Person, peopleInBrowsers } from "./support/people";
import { expectPresentable } from "./support/presentable";

const person = peopleInBrowsers({ seesBadges: true });

const unlocking = (page: Page) => page.locator("[data-unlock]");
const toast = (page: Page) => page.getByRole("listitem").filter({ hasText: "Badge unlocked" });

/** Lets a badge be unlocked, and gives what is then said of it. */
async function seeUnlocked({ page }: Person): Promise<string> {
  await unlocking(page).waitFor();
  await page.clock.runFor(4_000);
  await toast(page).waitFor();
  expect(await unlocking(page).count()).toBe(0);
  return (await toast(page).innerText()).replace(/\s+/gu, " ");
}

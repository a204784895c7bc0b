import type { Page } from "playwright-core";
import { PHONE } from "./people";

/** How the lists of cases call the usual allegation. */
export const SHORT_TITLE = "My roommate ate the last…";

export const casesButton = (page: Page) => page.getByRole("button", { name: "My Cases" });
export const casesDrawer = (page: Page) => page.getByRole("dialog", { name: "My Cases" });
export const profileDrawer = (page: Page) => page.getByRole("dialog", { name: "Profile" });
export const menuDrawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });

/** Swipes on a phone: from the last 60 px of its window to the left, and from the first to the right. */
export const FROM_THE_RIGHT = { from: { x: PHONE.width - 20, y: 300 }, by: { x: -120 } };
export const FROM_THE_LEFT = { from: { x: 20, y: 300 }, by: { x: 120 } };

/** Opens My Cases by its button and waits for what is in it. */
export async function openCases(page: Page) {
  await casesButton(page).click();
  const drawer = casesDrawer(page);
  await drawer.getByRole("link", { name: SHORT_TITLE }).or(drawer.getByText("No Cases Yet")).first().waitFor();
  return drawer;
}

import { createSharedValue } from "~/browser/shared-value";

export type DrawerName = "cases" | "profile" | "menu" | "notices";

/** The drawer that is open, or null. */
export const shownDrawer = createSharedValue<DrawerName>();

/** Opens a drawer, unless one is open: one blocks the others. */
export function openDrawer(name: DrawerName): void {
  if (shownDrawer.read() === null) shownDrawer.set(name);
}

export function closeDrawer(): void {
  shownDrawer.set(null);
}

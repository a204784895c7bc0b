import { createSharedValue } from "./shared-value";

export type DrawerName = "cases" | "profile" | "menu";

const drawer = createSharedValue<DrawerName>();

/** Opens a drawer, unless one is open: one blocks the others (spec §4). */
export function openDrawer(name: DrawerName): void {
  if (drawer.read() === null) drawer.set(name);
}

export function closeDrawer(): void {
  drawer.set(null);
}

/** The drawer that is open, or null. */
export const useOpenDrawer = drawer.use;

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

export const bell = (page: Page): Locator => page.getByRole("button", { name: /^Notices/u });

/** Until the court has told a page that is opened from here on what is unread: the bell is due ten seconds later. */
export function toldUnread(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (payload.toString().includes("unread")) resolve();
      }),
    );
  });
}

/** Lets the time go by until the bell is there, on a page whose clock is installed. */
export async function seeBell(page: Page, told: Promise<void>): Promise<void> {
  await told;
  // The page may not have heard it yet.
  const look = async () => {
    await page.clock.runFor(2_000);
    return bell(page).count();
  };
  await expect.poll(look).toBe(1);
}

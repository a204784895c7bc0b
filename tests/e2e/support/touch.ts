import type { Page } from "playwright-core";

/** As many as a browser needs to tell a swipe from a tap. */
const STEPS = 8;

export interface Stroke {
  from: { x: number; y: number };
  /** How far the finger goes, in CSS pixels. */
  by: { x: number; y?: number };
}

/** Puts a finger down: one that moves on a page has the page scroll. Gives how to lift it. */
export async function holdFinger(page: Page, { x, y }: { x: number; y: number }): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  return async () => {
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await session.detach();
  };
}

/**
 * Draws one finger over the page, by what the browser itself takes for touches, until it is lifted or taken away by the
 * system. The person's browser has to have touch.
 */
export async function swipe(
  page: Page,
  { from, by }: Stroke,
  end: "touchEnd" | "touchCancel" = "touchEnd",
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | typeof end, points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [from]);
  for (let step = 1; step <= STEPS; step++) {
    await touch("touchMove", [{ x: from.x + (by.x * step) / STEPS, y: from.y + ((by.y ?? 0) * step) / STEPS }]);
  }
  await touch(end, []);
  await session.detach();
}

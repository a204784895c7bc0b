import type { ShareResult } from "../share";
import { createSharedValue } from "../shared-value";

/** How often something was done of which badges may have come, and how often a summons was sent. `BadgeHost` follows. */
export const deeds = createSharedValue<number>();
export const sentSummons = createSharedValue<number>();

/** Something was done of which a badge may have come: the court is asked for it when the page is quiet. */
export function lookForBadges(): void {
  deeds.set((deeds.read() ?? 0) + 1);
}

/** A summons that was really shared or copied counts as sent. What the court is not told now, it is told the next time. */
export function noteSummonsSent(result: ShareResult): void {
  if (result === "shared" || result === "copied") sentSummons.set((sentSummons.read() ?? 0) + 1);
}

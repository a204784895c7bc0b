import { createSharedValue } from "../shared-value";

/** How often badges may have been earned, and how often a summons was sent. `BadgeHost` follows both. */
export const deeds = createSharedValue<number>();
export const sentSummons = createSharedValue<number>();

/** Something was done of which a badge may have come: the court is asked for it when the page is quiet. */
export function lookForBadges(): void {
  deeds.set((deeds.read() ?? 0) + 1);
}

/** A summons was sent. What the court misses now, it is told the next time. */
export function countSentSummons(): void {
  sentSummons.set((sentSummons.read() ?? 0) + 1);
}

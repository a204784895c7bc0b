import type { UnlockedBadge } from "~/domain/badge/earned-badge";
import { createSharedValue } from "../shared-value";

/** The badges that are still to be celebrated, in their order. */
export const announcedBadges = createSharedValue<readonly UnlockedBadge[]>();

/** Somebody has earned badges: each is celebrated once, one after the other, as soon as the page is quiet. */
export function announceBadges(badges: readonly UnlockedBadge[]): void {
  announcedBadges.set([...(announcedBadges.read() ?? []), ...badges]);
}

/** Takes away the badge that has just been celebrated. */
export function dropAnnouncedBadge(): void {
  announcedBadges.set((announcedBadges.read() ?? []).slice(1));
}

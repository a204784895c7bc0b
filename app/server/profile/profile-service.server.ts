import type { TrackRecord } from "~/domain/account/track-record";
import type { Viewer } from "~/domain/account/user";
import { STREAK_CATEGORIES } from "~/domain/badge/badge-category";
import type { BadgeShelf } from "~/domain/badge/badge-shelf";
import { localDay } from "~/domain/streak/local-day";
import { foldDays, type LongestStreaks, longestStreaks, type StreakStanding, standingOn } from "~/domain/streak/streak";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { readViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { readShelves, selectAchievements } from "../badge/read-shelves.server";
import type { Dependencies } from "../dependencies.server";
import { selectEveryActiveDayOf, selectStreaksHidden } from "../streak/streak-repository.server";
import { selectTrackRecord } from "./track-record-repository.server";

const NOTHING: TrackRecord = { filed: 0, joined: 0, decided: 0, won: 0, drawn: 0 };

/** What a person sees of themselves. */
export interface OwnProfile {
  viewer: Viewer;
  record: TrackRecord;
  /** By category; without those of streaks where they are hidden. */
  shelves: BadgeShelf[];
  /** Null where they are hidden. */
  streaks: { now: StreakStanding; longest: LongestStreaks } | null;
}

/** Who a person is to the court, and what they have done there. */
export function createProfileService({ database, clock }: Pick<Dependencies, "database" | "clock">) {
  return {
    /** The person behind a visitor with their cases in numbers, badges and streaks, or null for nobody yet. */
    async readOwnProfile(visitor: Visitor): Promise<OwnProfile | null> {
      if (visitor.tokenHash === null) return null;
      const now = clock();
      const own = viewerUuid(visitor.tokenHash, now);
      const [viewers, records, settings, everyDay, badges, counts, days] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectTrackRecord(database, own),
        selectStreaksHidden(database, own),
        selectEveryActiveDayOf(database, own),
        ...selectAchievements(database, own),
      ]);
      const viewer = readViewer(visitor, viewers, now);
      if (viewer === null) return null;
      const standing = standingOn(foldDays(days), localDay(now, visitor.timeZone));
      const isHidden = settings.some(({ hidesStreaks }) => hidesStreaks);
      const shelves = readShelves(badges, counts, standing);
      return {
        viewer,
        record: records[0] ?? NOTHING,
        shelves: isHidden ? shelves.filter(({ category }) => !STREAK_CATEGORIES.includes(category)) : shelves,
        streaks: isHidden ? null : { now: standing, longest: longestStreaks(everyDay.map(({ day }) => day)) },
      };
    },
  };
}

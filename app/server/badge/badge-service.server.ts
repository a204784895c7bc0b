import { type SQL, sql } from "drizzle-orm";
import { type BadgeCategory, STREAK_CATEGORIES } from "~/domain/badge/badge-category";
import type { EarnedBadge, UnlockedBadge } from "~/domain/badge/earned-badge";
import { localDay } from "~/domain/streak/local-day";
import { foldDays, standingOn } from "~/domain/streak/streak";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import type { Dependencies } from "../dependencies.server";
import { selectStreaksHidden, updateStreaksHidden } from "../streak/streak-repository.server";
import { markInvitationsSent, selectBadges, takeUnseenBadges } from "./badge-repository.server";
import { readShelves, selectAchievements, toEarned } from "./read-shelves.server";

/** Badges and what they are given for (docs/rules.md#badges). The database counts by itself. */
export function createBadgeService({ database, clock }: Pick<Dependencies, "database" | "clock">) {
  /** Each badge once, however many pages ask: `own` is a query for whose. */
  function takeUnseen(own: SQL, now: number, category?: BadgeCategory) {
    return [takeUnseenBadges(database, own, now, category), ...selectAchievements(database, own)] as const;
  }

  return {
    /**
     * The badges that a person has, in the order in which they got them; without those for streaks where they want to
     * see nothing of streaks. Refuses somebody else's.
     */
    async listEarned(visitor: Visitor, userUuid: string): Promise<EarnedBadge[]> {
      const now = clock();
      const own = viewerUuid(visitor.tokenHash, now);
      const [viewers, rows, settings] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectBadges(database, own),
        selectStreaksHidden(database, own),
      ]);
      requireOwn(requireViewer(visitor, viewers, now), userUuid);
      return toEarned(
        settings[0]?.hidesStreaks ? rows.filter((row) => !STREAK_CATEGORIES.includes(row.category)) : rows,
      );
    },

    /**
     * Takes it that the person has sent every invitation that they have made, and gives the badges that came of it.
     * Told again, it changes nothing. Refuses without a session, and when `userUuid` is someone else's.
     */
    async tellInvitesSent(visitor: Visitor, userUuid: string): Promise<UnlockedBadge[]> {
      const now = clock();
      const own = viewerUuid(visitor.tokenHash, now);
      // Nobody's where the session is not of the person who is named: nothing is written before that is refused.
      const claimed = sql`(select ${userUuid} where ${userUuid} = ${own})`;
      const [viewers, , ...taken] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        markInvitationsSent(database, claimed, now),
        ...takeUnseen(claimed, now, "invitesSent"),
      ]);
      requireOwn(requireViewer(visitor, viewers, now), userUuid);
      return toUnlocked(visitor, now, ...taken);
    },

    /** The badges that the viewer does not know of yet, which they do from now on: each is given once. */
    async takeUnseen(visitor: Visitor): Promise<UnlockedBadge[]> {
      const now = clock();
      const [viewers, ...taken] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        ...takeUnseen(viewerUuid(visitor.tokenHash, now), now),
      ]);
      requireViewer(visitor, viewers, now);
      return toUnlocked(visitor, now, ...taken);
    },

    /** Whether the viewer wants to see nothing of their streaks from now on. They are counted all the same. */
    async setStreaksHidden(visitor: Visitor, hidesStreaks: boolean): Promise<void> {
      const now = clock();
      const [viewers] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        updateStreaksHidden(database, viewerUuid(visitor.tokenHash, now), hidesStreaks),
      ]);
      requireViewer(visitor, viewers, now);
    },
  };
}

type Achievements = ReturnType<typeof selectAchievements>;
type Rows<Query extends PromiseLike<unknown>> = Awaited<Query>;

/** Each with how far it is to the next one of its category. */
function toUnlocked(
  { timeZone }: Visitor,
  now: number,
  taken: Rows<ReturnType<typeof takeUnseenBadges>>,
  badges: Rows<Achievements[0]>,
  counts: Rows<Achievements[1]>,
  days: Rows<Achievements[2]>,
): UnlockedBadge[] {
  const shelves = readShelves(badges, counts, standingOn(foldDays(days), localDay(now, timeZone)));
  return toEarned(taken).map((badge) => {
    const shelf = shelves.find(({ category }) => category === badge.category);
    return { ...badge, progress: shelf?.progress ?? null };
  });
}

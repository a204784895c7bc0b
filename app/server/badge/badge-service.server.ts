import { type SQL, sql } from "drizzle-orm";
import { STREAK_CATEGORIES } from "~/domain/badge/badge-category";
import type { EarnedBadge, UnlockedBadge } from "~/domain/badge/earned-badge";
import { localDay } from "~/domain/streak/local-day";
import { foldDays, standingOn } from "~/domain/streak/streak";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import type { Dependencies } from "../dependencies.server";
import { selectUnread } from "../notice/notice-repository.server";
import { logError } from "../observability/log.server";
import { selectStreaksHidden, updateStreaksHidden } from "../streak/streak-repository.server";
import { markInvitationsSent, selectBadges, takeUnseenBadge } from "./badge-repository.server";
import { readShelves, selectAchievements, toEarned } from "./read-shelves.server";

/** Badges and what they are given for (docs/rules.md#badges). The database counts by itself. */
export function createBadgeService(deps: Pick<Dependencies, "database" | "clock" | "notifier">) {
  const { database, clock, notifier } = deps;

  /** What is read once badges were taken: `own` is a query for whose. Whoever was shown one has read of it. */
  function afterTaking(own: SQL) {
    return [selectUnread(database, own), ...selectAchievements(database, own)] as const;
  }

  /** Tells the bell of the pages that are open. It counts one too many where that gets lost. */
  async function tellUnread(userUuid: string, counted: Rows<ReturnType<typeof selectUnread>>): Promise<void> {
    const unread = counted[0]?.unread ?? 0;
    await notifier.tellUnread(userUuid, unread).catch((error: unknown) => logError("notify_failed", error, {}));
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
     * Takes it that the person has sent every invitation that they have made, and gives the first badge that came of
     * it; any other comes by `takeUnseen`, or when it is told again. Refuses without a session, and when `userUuid` is
     * someone else's.
     */
    async tellInvitesSent(visitor: Visitor, userUuid: string): Promise<UnlockedBadge[]> {
      const now = clock();
      const own = viewerUuid(visitor.tokenHash, now);
      // Nobody's where the session is not of the person who is named: nothing is written before that is refused.
      const claimed = sql`(select ${userUuid} where ${userUuid} = ${own})`;
      const [viewers, , taken, unread, ...achievements] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        markInvitationsSent(database, claimed, now),
        takeUnseenBadge(database, claimed, now, "invitesSent"),
        ...afterTaking(claimed),
      ]);
      requireOwn(requireViewer(visitor, viewers, now), userUuid);
      if (taken.length > 0) await tellUnread(userUuid, unread);
      return toUnlocked(visitor, now, taken, ...achievements);
    },

    /**
     * The first badge that the viewer does not know of yet, which they do from now on: each is given once, however many
     * pages ask. One at a time, because what a page takes and does not come to show is lost.
     */
    async takeUnseen(visitor: Visitor): Promise<UnlockedBadge[]> {
      const now = clock();
      const own = viewerUuid(visitor.tokenHash, now);
      const [viewers, taken, unread, ...achievements] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        takeUnseenBadge(database, own, now),
        ...afterTaking(own),
      ]);
      const { uuid } = requireViewer(visitor, viewers, now);
      if (taken.length > 0) await tellUnread(uuid, unread);
      return toUnlocked(visitor, now, taken, ...achievements);
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
  taken: Rows<ReturnType<typeof takeUnseenBadge>>,
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

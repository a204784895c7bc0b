import { formerGuests, markMerged } from "../account/account-repository.server";
import { moveSessions } from "../account/session-repository.server";
import { moveAdEvents } from "../ad/ad-repository.server";
import { copyGuestBadges, deleteEmptyCounts, deleteGuestBadges } from "../badge/badge-repository.server";
import { moveCreatedCases, moveJoinedCases } from "../case/case-repository.server";
import { selectOpenCourtrooms } from "../courtroom/courtroom-repository.server";
import type { Database } from "../database/client.server";
import { restFormerGuests } from "../deck/deck-repository.server";
import type { Dependencies } from "../dependencies.server";
import { moveInvitations } from "../invitation/invitation-repository.server";
import { deleteRepeatedNotices, moveNotices } from "../notice/notice-repository.server";
import { copyGuestSettings, deleteGuestSettings } from "../notice/notice-settings-repository.server";
import { logError } from "../observability/log.server";
import { moveReferred } from "../referral/referral-repository.server";
import { deleteRepeatedReports, moveReports } from "../report/report-repository.server";
import { copyGuestDays, deleteGuestDays, restateDays } from "../streak/streak-repository.server";
import { copyGuestVotes, deleteGuestVotes } from "../topic/topic-repository.server";

/**
 * Everything of a guest's that becomes a person's, for one batch; its second and third results are for `tellOfMerge`.
 * Seats move before what follows them. What a former guest did in a request that was under way during an earlier merge
 * moves too. A test walks through every column that names a person, so a new table that is missing here is found.
 */
export function mergeGuest(database: Database, guestUuid: string, to: string, now: number) {
  return [
    markMerged(database, guestUuid, to),
    restFormerGuests(database, to, now),
    selectOpenCourtrooms(database, formerGuests(to)),
    copyGuestBadges(database, to),
    moveCreatedCases(database, to),
    moveJoinedCases(database, to),
    moveAdEvents(database, to),
    copyGuestVotes(database, to),
    deleteGuestVotes(database, to),
    deleteRepeatedReports(database, to),
    moveReports(database, to),
    moveInvitations(database, to),
    moveReferred(database, to),
    deleteRepeatedNotices(database, to),
    moveNotices(database, to),
    copyGuestSettings(database, to),
    deleteGuestSettings(database, to),
    moveSessions(database, to),
    copyGuestDays(database, to),
    restateDays(database, to),
    deleteGuestDays(database, to),
    deleteGuestBadges(database, to),
    deleteEmptyCounts(database, to),
  ] as const;
}

/** What a merge leaves to tell: whose case has nothing left to wait for, and which courts to tell who is who. */
export async function tellOfMerge(
  { docket, courtroom }: Pick<Dependencies, "docket" | "courtroom">,
  guest: { from: string; to: string },
  rested: { uuid: string; creatorCompletedAt: number | null; opponentCompletedAt: number | null }[],
  courtrooms: { uuid: string }[],
): Promise<void> {
  const ready = rested.filter((suit) => suit.creatorCompletedAt !== null && suit.opponentCompletedAt !== null);
  const calls = await Promise.allSettled([
    ...ready.map(({ uuid }) => docket.callCase(uuid)),
    ...courtrooms.map(({ uuid }) => courtroom.mergeGuest(uuid, guest)),
  ]);
  for (const call of calls) if (call.status === "rejected") logError("merge_call_failed", call.reason, {});
}

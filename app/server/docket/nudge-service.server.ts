import { alreadySettled, nobodyJoined, nobodyMissing, nudgedLately } from "~/domain/app-error";
import type { CaseRef } from "~/domain/case/case-ref";
import { otherSeat } from "~/domain/case/seat";
import { NUDGE_PAUSE_MS, type ToldBy } from "~/domain/docket/nudge";
import { noticeEvent } from "~/domain/notice/notice-event";
import { viewerUuid } from "../account/account-repository.server";
import type { Visitor } from "../account/visitor.server";
import { readAsParty } from "../case/read-as-party.server";
import type { Dependencies } from "../dependencies.server";
import { noteNudged, noteRuled } from "../notice/note-repository.server";
import { selectNews } from "../notice/notice-repository.server";
import { selectReach } from "../notice/notice-settings-repository.server";
import { tellNews } from "../notice/tell-news.server";
import { channelsOf, quietOf } from "../notice/to-notice.server";
import { markAsked, markNudged } from "./docket-repository.server";

/** What a party can do who waits for the other one. */
export function createNudgeService(deps: Dependencies) {
  const { database, clock, notifier } = deps;

  return {
    /**
     * Nudges the other party, who has sat down and is missing (docs/rules.md#nudging), and says how they were told.
     * Refuses where nobody has joined, the case is settled or they are done (409), and within six hours of the last
     * nudge in this case (429).
     */
    async nudge(visitor: Visitor, filed: CaseRef, claimedUuid: string | undefined): Promise<{ notified: ToldBy }> {
      const { seat, row, verdict } = await readAsParty(deps, visitor, { ...filed, claimedUuid });
      const now = clock();
      const other = otherSeat(seat);
      if (verdict !== undefined || row.status === "settled") throw alreadySettled();
      if (row.opponentUuid === null) throw nobodyJoined();
      if (row[`${other}CompletedAt`] !== null) throw nobodyMissing();
      const next = (row.nudgedAt ?? 0) + NUDGE_PAUSE_MS;
      if (next > now) throw nudgedLately(Math.ceil((next - now) / 1_000));
      const [nudged, , news] = await database.batch([
        markNudged(database, filed.uuid, now),
        noteNudged(database, filed.uuid, other, now),
        selectNews(database, { caseUuid: filed.uuid, event: noticeEvent.nudged(filed.uuid, now) }, now),
      ]);
      // Another tap was faster.
      if (nudged.length === 0) throw nudgedLately(NUDGE_PAUSE_MS / 1_000);
      const wasTold = await tellNews(notifier, news);
      const isPushed = news.some((noted) => channelsOf(noted).push && quietOf(noted, now) === null);
      return { notified: wasTold && isPushed ? "push" : "notice" };
    },

    /**
     * Notes that a party wants to be told when the verdict or decision is there (docs/rules.md#being-told), and says
     * how they will be. Saying it again changes nothing. Refuses (409) where a
     * verdict is there already.
     */
    async askToBeTold(visitor: Visitor, filed: CaseRef, claimedUuid: string | undefined): Promise<{ told: ToldBy }> {
      const now = clock();
      const own = viewerUuid(visitor.tokenHash, now);
      const reading = selectReach(database, own, now);
      const { seat, row, verdict, decision, also } = await readAsParty(
        deps,
        visitor,
        { ...filed, claimedUuid },
        reading,
      );
      if (verdict !== undefined) throw alreadySettled();
      // A decision may have come while its person asked: they are told of it all the same.
      const { uuid: caseUuid, round } = row;
      const ruledAt = decision?.createdAt ?? now;
      const [, , news] = await database.batch([
        markAsked(database, caseUuid, seat, now),
        noteRuled(database, { caseUuid, round, seat }, ruledAt),
        selectNews(database, { caseUuid, event: noticeEvent.ruled(caseUuid, round) }, ruledAt),
      ]);
      await tellNews(notifier, news);
      const reach = also[0][0];
      if (reach?.pushEnabled && reach.devices > 0) return { told: "push" };
      return { told: reach?.email ? "mail" : "notice" };
    },
  };
}

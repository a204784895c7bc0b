import { alreadySettled, judgmentFinal, notJudgedInAbsence, vacateExpired, verdictNotReady } from "~/domain/app-error";
import type { CaseRef } from "~/domain/case/case-ref";
import type { Seat } from "~/domain/case/seat";
import { type Judgment, type Reopenings, vacatableUntil, wasAbsent } from "~/domain/docket/default-judgment";
import { noticeEvent } from "~/domain/notice/notice-event";
import type { Visitor } from "../account/visitor.server";
import { selectCase } from "../case/case-repository.server";
import { readAsParty } from "../case/read-as-party.server";
import type { Dependencies } from "../dependencies.server";
import { noteReopened } from "../notice/note-repository.server";
import { selectNews } from "../notice/notice-repository.server";
import { tellNews } from "../notice/tell-news.server";
import { announceCase } from "./announce-case.server";
import { keepVacated, removeVacated, renewInvitation, reopenForParty } from "./vacate-repository.server";

/** Setting a default judgment aside (docs/rules.md#setting-a-judgment-aside). */
export function createVacateService(deps: Dependencies) {
  const { database, clock, notifier } = deps;

  return {
    /**
     * Sets a default judgment aside and reopens the case with a new 24 hours, which the other is told. Only the absent
     * party may, once in a case and within 7 days. Saying it again changes nothing.
     */
    async vacate(visitor: Visitor, filed: CaseRef, userUuid: string): Promise<void> {
      const now = clock();
      const wanted = { ...filed, claimedUuid: userUuid };
      const { seat, row, verdict } = await readAsParty(deps, visitor, wanted);
      if (verdict === undefined && row[`${seat}VacatedAt`] !== null) return;
      requireVacatable(verdict, row, seat, now);
      const [reopened, , , , cases, , news] = await database.batch([
        reopenForParty(database, filed.uuid, { userUuid, now }),
        keepVacated(database, filed.uuid),
        removeVacated(database, filed.uuid),
        renewInvitation(database, filed.uuid, now),
        selectCase(database, filed.uuid),
        noteReopened(database, filed.uuid, seat, now),
        selectNews(database, { caseUuid: filed.uuid, event: noticeEvent.reopened(filed.uuid, now) }, now),
      ]);
      // Another tap was faster, and has told everybody.
      if (reopened.length > 0) await Promise.all([announceCase(deps, cases[0], true), tellNews(notifier, news)]);
    },
  };
}

function requireVacatable(judgment: Judgment | undefined, reopenings: Reopenings, seat: Seat, now: number): void {
  if (judgment === undefined) throw verdictNotReady();
  if (!judgment.byDefault) throw alreadySettled();
  if (!wasAbsent(judgment, seat)) throw notJudgedInAbsence();
  const until = vacatableUntil(judgment, reopenings, seat);
  if (until === null) throw judgmentFinal();
  if (until <= now) throw vacateExpired();
}

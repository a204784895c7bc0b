import { alreadyExtended, alreadySettled, notYours } from "~/domain/app-error";
import type { CaseRef } from "~/domain/case/case-ref";
import { deadlineOf, isTimeUp } from "~/domain/case/deadline";
import { noticeEvent } from "~/domain/notice/notice-event";
import type { Visitor } from "../account/visitor.server";
import { selectCase } from "../case/case-repository.server";
import { readAsParty } from "../case/read-as-party.server";
import type { Dependencies } from "../dependencies.server";
import { noteExtended } from "../notice/note-repository.server";
import { selectNews } from "../notice/notice-repository.server";
import { tellNews } from "../notice/tell-news.server";
import { announceCase } from "./announce-case.server";
import { extendCase, extendInvitation } from "./docket-repository.server";

/** Letting a case run another day (docs/rules.md#another-day). */
export function createExtensionService(deps: Dependencies) {
  const { database, clock, notifier } = deps;

  return {
    /**
     * Gives a case another day, once, tells the defendant, and says until when it runs now. Only its plaintiff may.
     * Refuses (409) the second time, and where it is settled or its time is up.
     */
    async extend(visitor: Visitor, filed: CaseRef, claimedUuid: string | undefined): Promise<{ deadline: string }> {
      const { seat, row, verdict } = await readAsParty(deps, visitor, { ...filed, claimedUuid });
      const now = clock();
      if (seat !== "creator") throw notYours();
      if (verdict !== undefined || row.status === "settled" || isTimeUp(row, now)) throw alreadySettled();
      if (row.extendedAt !== null) throw alreadyExtended();
      const [extended, , cases, , news] = await database.batch([
        extendCase(database, filed.uuid, now),
        extendInvitation(database, filed.uuid, now),
        selectCase(database, filed.uuid),
        noteExtended(database, filed.uuid, now),
        selectNews(database, { caseUuid: filed.uuid, event: noticeEvent.extended(filed.uuid) }, now),
      ]);
      const [standing] = cases;
      if (extended.length === 0 || standing === undefined) throw alreadyExtended();
      await Promise.all([announceCase(deps, standing, true), tellNews(notifier, news)]);
      return { deadline: new Date(deadlineOf(standing)).toISOString() };
    },
  };
}

import { isTimeUp } from "~/domain/case/deadline";
import { SEATS } from "~/domain/case/seat";
import { newCaseCode } from "~/domain/courtroom/case-code";
import type { ClosedHearing } from "~/domain/courtroom/hearing";
import type { DeliberationReason } from "~/domain/courtroom/protocol";
import { absentSeats } from "~/domain/docket/default-judgment";
import { hasTestified } from "~/domain/judge/exhibits";
import type { CourtroomRecord } from "~/domain/judge/judge";
import { caseFile } from "../case/case-file.server";
import type { CaseKindStrategy } from "../case/case-kind.server";
import type { CaseRow } from "../case/case-repository.server";
import { ruleOnRecord } from "../case/rule-on-record.server";
import type { CourtroomPort } from "./courtroom-port.server";
import { toCourtroom } from "./to-courtroom.server";

/** Cases that are argued live: the object of each hears both parties and knows when it has heard enough. */
export function courtroomKind(courtroom: CourtroomPort): CaseKindStrategy {
  return {
    draft: async (_filing, { randomBytes }) => ({ code: newCaseCode(randomBytes), also: [] }),

    prepare: null,

    async hear(row, now) {
      const closed = await closeIfDue(courtroom, row, now);
      if (closed === null) return null;
      const record: CourtroomRecord = { kind: "courtroom", ...caseFile(row), messages: closed.transcript };
      return { rule: ruleOnRecord(withAbsent(record, row, closed.reason)) };
    },

    /** Whoever has said nothing. */
    async missing(row) {
      const said = await courtroom.readMessages(toCourtroom(row, undefined));
      return SEATS.filter((seat) => !said.some(({ senderUuid }) => senderUuid === row[`${seat}Uuid`]));
    },

    archive: null,

    object: {
      announce: (row, verdict) => courtroom.updateCourtroom(toCourtroom(row, verdict)),
      reportFailure: (uuid) => courtroom.reportFailure(uuid),
      readWords: (row, verdict) => courtroom.readMessages(toCourtroom(row, verdict)),
      forgetParty: ({ row, verdict, ...left }) =>
        courtroom.forgetParty({ courtroom: toCourtroom(row, verdict), ...left }),
      forgetCase: (uuid) => courtroom.forgetCourtroom(uuid),
    },
  };
}

/** A courtroom that nobody has joined never sat: when its time is up there is nothing to close. */
async function closeIfDue(courtroom: CourtroomPort, row: CaseRow, now: number): Promise<ClosedHearing | null> {
  const reason = isTimeUp(row, now) ? "time_is_up" : null;
  if (row.opponentUuid !== null) return courtroom.closeHearing(toCourtroom(row, undefined), reason);
  return reason === null ? null : { reason, transcript: [] };
}

/**
 * Nobody who asked for the decision was absent, whatever they said. In a courtroom that nobody joined the plaintiff
 * could not speak, so having filed is all that could be done.
 */
function withAbsent(record: CourtroomRecord, { opponentUuid }: CaseRow, reason: DeliberationReason): CourtroomRecord {
  if (reason !== "time_is_up") return record;
  const creator = opponentUuid === null || hasTestified(record, "creator");
  return { ...record, absent: absentSeats({ creator, opponent: hasTestified(record, "opponent") }) };
}

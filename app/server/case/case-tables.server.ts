import type { CaseKind } from "~/domain/case/case-kind";
import { courtrooms, courtroomVerdicts, invitations, pettysuits, verdicts } from "../database/schema.server";

export type CaseTable = typeof pettysuits | typeof courtrooms;

/** Where each kind of case is kept, and the columns by which its verdict and its invitation name it. */
const TABLES = {
  pettysuit: { cases: pettysuits, verdicts, ruledOn: verdicts.suitUuid, invitedTo: invitations.suitUuid },
  courtroom: {
    cases: courtrooms,
    verdicts: courtroomVerdicts,
    ruledOn: courtroomVerdicts.courtroomUuid,
    invitedTo: invitations.courtroomUuid,
  },
} as const;

/** The tables of a kind of case, for the statements that are the same for both. */
export function tablesOf(kind: CaseKind): (typeof TABLES)[CaseKind] {
  return TABLES[kind];
}

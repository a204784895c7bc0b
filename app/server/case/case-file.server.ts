import { partyNames } from "~/domain/case/party-names";
import type { CaseRow } from "./case-repository.server";

/** What the record of a case holds, of whichever kind it is. */
export function caseFile(row: CaseRow) {
  const { uuid: seed, allegation, tone, judgePersonality } = row;
  return { seed, allegation, tone, judgePersonality, names: partyNames(row) };
}

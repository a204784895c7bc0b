import { SEAT_LABELS } from "~/domain/case/seat";
import type { CaseRecord, Ruling } from "~/domain/judge/judge";
import { countCharacters } from "~/domain/text";
import { RATIONALE_MAX } from "~/domain/verdict/verdict";
import { contemptsIn } from "../record/record-contempt";
import { checkRuling, type RulingFault } from "./check-ruling";
import { markQuotations } from "./citations";
import { PLAIN_TRUCE } from "./hung-ruling";

const PLAIN_PUNISHMENT = "shall write a formal letter of six lines about this case today and read it aloud with a bow.";

/**
 * The house judge is the last to be asked, so its ruling is mended where the check finds fault, and not refused: a
 * harmful punishment is replaced, contempt that it overlooked is quoted. Its quotations get their marks, so that a page
 * makes these very words tappable. Gives the faults that remain beside it.
 */
export function mendRuling(ruling: Ruling, record: CaseRecord): { ruling: Ruling; remaining: RulingFault[] } {
  const faults = new Set(checkRuling(ruling, record).map(({ fault }) => fault));
  const mended = { ...ruling };
  if (faults.has("harmful")) mended.punishment = plainPunishment(ruling);
  if (faults.has("contempt_unnamed")) mended.rationale = withContempt(ruling.rationale, record);
  const remaining = checkRuling(mended, record).map(({ fault }) => fault);
  mended.rationale = markQuotations(mended.rationale);
  mended.fairPoint = mended.fairPoint === null ? null : markQuotations(mended.fairPoint);
  return { ruling: mended, remaining };
}

function plainPunishment({ winner }: Ruling): string {
  if (winner === "other") return PLAIN_TRUCE;
  return `${winner === "creator" ? "Party B" : "Party A"} ${PLAIN_PUNISHMENT}`;
}

/** Each contempt that the rationale does not quote yet, as far as there is room. */
function withContempt(rationale: string, record: CaseRecord): string {
  let mended = rationale;
  for (const { words, seat } of contemptsIn(record)) {
    if (mended.toLowerCase().includes(words.toLowerCase())) continue;
    const sentence = ` “${words}”, which ${SEAT_LABELS[seat]} addressed to this bench, is noted as contempt and has moved nothing.`;
    if (countCharacters(mended + sentence) <= RATIONALE_MAX) mended += sentence;
  }
  return mended;
}

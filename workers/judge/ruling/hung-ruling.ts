import { SEAT_LABELS, SEATS } from "~/domain/case/seat";
import { answerText } from "~/domain/deck/answer";
import { exhibitsOn } from "~/domain/judge/exhibits";
import type { CaseRecord, Exhibit, Ruling } from "~/domain/judge/judge";
import { excerptOf } from "../record/excerpt";

export const PLAIN_TRUCE = "Party A and Party B shall shake hands over this case today for a slow count of ten.";

/** The Hung Court in plain words, for a case that came out differently from either side. */
export function hungRuling(record: CaseRecord, caseName: string): Ruling {
  const said = exhibitsOn(record);
  const exhibits = SEATS.flatMap((seat) => said.find((exhibit) => exhibit.seat === seat) ?? []);
  const cited = exhibits.map((exhibit) => `${sayExhibit(record, exhibit)}, which this bench has weighed.`);
  const rationale = [
    "This bench read the record twice, once from each side, and each side looked better when it was read first.",
    ...cited,
    "A court that would rule otherwise if the file had been opened at the other end has no business ruling at all.",
    "The blame is shared evenly, and so is the credit.",
  ].join(" ");
  return {
    winner: "other",
    caseName,
    rationale,
    punishment: PLAIN_TRUCE,
    exhibits,
    blame: { creator: 50, opponent: 50 },
    fairPoint: null,
  };
}

function sayExhibit(record: CaseRecord, { number, seat }: Exhibit): string {
  const mark = `(Exhibit ${number})`;
  if (record.kind === "pettyswipe") {
    return `${SEAT_LABELS[seat]} answered “${answerText(record.testimony[number - 1]?.[seat] ?? null)}” ${mark}`;
  }
  const words = excerptOf(record.messages[number - 1]?.content ?? "");
  return `${SEAT_LABELS[seat]} wrote ${words === null ? "what stands in the file" : `“${words}”`} ${mark}`;
}

import { answerText } from "~/domain/deck/answer";
import {
  type CaseRecord,
  type Exhibit,
  type RecordedTestimony,
  type Ruling,
  SEAT_LABELS,
  type Seat,
} from "~/domain/judge/judge";

export const PLAIN_TRUCE = "Party A and Party B shall shake hands over this case today for a slow count of ten.";

/** The Hung Court in plain words, for a case that came out differently from either side. */
export function hungRuling(record: CaseRecord, caseName: string): Ruling {
  const exhibits = (["creator", "opponent"] as const).flatMap((seat) => firstExhibit(record, seat));
  const cited = exhibits.map(({ question, seat }) => {
    const said = record.testimony[question - 1]?.[seat] ?? null;
    return `${SEAT_LABELS[seat]} answered “${answerText(said)}” (Exhibit ${question}), which this bench has weighed.`;
  });
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

function firstExhibit({ testimony }: CaseRecord, seat: Seat): Exhibit[] {
  const index = testimony.findIndex((item: RecordedTestimony) => item[seat] !== undefined);
  return index === -1 ? [] : [{ question: index + 1, seat }];
}

import type { Seat } from "~/domain/case/seat";
import type { Winner } from "~/domain/case/winner";
import type { CaseRecord, QuestionWeight, Ruling } from "~/domain/judge/judge";

/** A winner's name once the two seats are exchanged. */
export const MIRRORED_WINNER: Record<Winner, Winner> = { creator: "opponent", opponent: "creator", other: "other" };

const OTHER_SEAT: Record<Seat, Seat> = { creator: "opponent", opponent: "creator" };

/**
 * The same case with its seats exchanged: who answered or wrote what, what answers weigh, and the labels in the
 * questions. Whoever judges it without regard to order finds the mirrored finding. What parties wrote stays as they
 * wrote it.
 */
export function mirrorRecord<Kind extends CaseRecord>(record: Kind): Kind;
export function mirrorRecord(record: CaseRecord): CaseRecord {
  const absent = record.absent === undefined ? {} : { absent: record.absent.map((seat) => OTHER_SEAT[seat]) };
  const names =
    record.names === undefined
      ? {}
      : { names: { creator: record.names.opponent, opponent: record.names.creator } satisfies Record<Seat, string> };
  if (record.kind === "courtroom") {
    const messages = record.messages.map(({ seat, content }) => ({ seat: OTHER_SEAT[seat], content }));
    return { ...record, ...absent, ...names, messages };
  }
  const testimony = record.testimony.map(({ prompt, weight, creator, opponent }) => ({
    prompt: exchangeLabels(prompt),
    weight: weight === null ? null : mirrorWeight(weight),
    creator: opponent,
    opponent: creator,
  }));
  const { hunch } = record;
  const mirroredHunch =
    hunch === undefined ? {} : { hunch: { ...hunch, creator: hunch.opponent, opponent: hunch.creator } };
  return { ...record, ...absent, ...names, testimony, ...mirroredHunch };
}

/** The finding of a mirrored record, told of the seats as they are. */
export function mirrorFinding({ winner, blame }: Pick<Ruling, "winner" | "blame">): Pick<Ruling, "winner" | "blame"> {
  return { winner: MIRRORED_WINNER[winner], blame: { creator: blame.opponent, opponent: blame.creator } };
}

/** A text with `Party A` and `Party B` exchanged, in one pass. */
export function exchangeLabels(text: string): string {
  return text.replace(/\bParty ([AB])\b/gu, (_label, letter: string) => (letter === "A" ? "Party B" : "Party A"));
}

function mirrorWeight({ theme, creator, opponent }: QuestionWeight): QuestionWeight {
  const negated = ({ yes, no }: { yes: number; no: number }) => ({ yes: -yes, no: -no });
  return { theme, creator: negated(opponent), opponent: negated(creator) };
}

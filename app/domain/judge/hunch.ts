import { otherSeat, SEAT_LABELS, type Seat } from "../case/seat";
import type { Winner } from "../case/winner";
import type { RecordedTestimony, SwipeRecord, Testimony } from "./judge";

/**
 * The last card of a deck, which is no question of the case: each party foresees whether the other said yes to the
 * deck's personal question (docs/rules.md#the-hunch).
 */
export interface Hunch {
  /** Number of the personal question, from 1. */
  about: number;
  creator: Testimony;
  opponent: Testimony;
}

/** Stands in the card for the party across from whoever reads it. */
export const OTHER_PARTY = "Party O";
const OTHER_LABEL = new RegExp(`\\b${OTHER_PARTY}\\b`, "gu");

/** A hunch as the party in `seat` reads it, with the label of the other; for both at once with words for one. */
export function hunchFor(prompt: string, seat: Seat | null): string {
  return prompt.replace(OTHER_LABEL, seat === null ? "the other party" : SEAT_LABELS[otherSeat(seat)]);
}

/** A deck with what was said to each of its cards, as a record holds it: its questions, and its hunch apart. */
export function recordedDeck(
  cards: readonly (RecordedTestimony & { hunchAbout?: number | null | undefined })[],
): Pick<SwipeRecord, "testimony" | "hunch"> {
  const testimony: RecordedTestimony[] = [];
  let hunch: Hunch | undefined;
  for (const { hunchAbout: about, ...card } of cards) {
    if (about === null || about === undefined) testimony.push(card);
    else hunch = { about, creator: card.creator, opponent: card.opponent };
  }
  return { testimony, hunch };
}

/**
 * Who knows the other better: the party whose hunch was right where the other's was not. `other` where both were, or
 * neither, or where nothing was foreseen.
 */
export function winnerByHunch(record: SwipeRecord): Winner {
  const [creator, opponent] = [foresaw(record, "creator"), foresaw(record, "opponent")];
  if (creator === opponent) return "other";
  return creator ? "creator" : "opponent";
}

function foresaw({ testimony, hunch }: SwipeRecord, seat: Seat): boolean {
  return hunch !== undefined && cameTrue(hunch[seat], testimony[hunch.about - 1]?.[otherSeat(seat)]) === true;
}

/**
 * Whether what a party foresaw is what the other answered; null where either said nothing. The other's Fifth is no yes,
 * and pleading the Fifth to the hunch itself is a wrong guess (docs/rules.md#the-hunch).
 */
export function cameTrue(hunch: Testimony, answer: Testimony): boolean | null {
  if (hunch === undefined || answer === undefined) return null;
  return hunch === (answer === true);
}

import { otherSeat, type Seat } from "~/domain/case/seat";
import { CLAIMS_PROOF } from "../corpora/court-words";
import { LESSONS, type Lesson, type Marks } from "./acts";
import type { HeardMessage, HeardSentence } from "./hear-sentences";
import { readTraits, type Traits } from "./read-traits";

/** What was learnt: for each trait's row and each lesson how much the trait counts. */
export interface Reader {
  rows: ReadonlyMap<string, number>;
  /** Row by row, a number for each lesson. */
  weights: Float32Array;
}

export interface ReadSentence {
  typed: string;
  marks: Marks;
}

/** A message with what it does and whom it helps. */
export interface ReadMessage {
  seat: Seat;
  /** Exhibit number, from 1. */
  number: number;
  sentences: ReadSentence[];
  /** Of the whole; all zeros where it only claims that there is proof. */
  marks: Marks;
  /** What the other party had said last. */
  before: ReadMessage | null;
}

/** From here on a sentence is held to do something; below, the judge says less. */
export const SURE = 0.5;
/** Hardly anything of the matter sounds as much as this like words to the court. */
const TO_COURT = 0.4;

/**
 * Reads messages in their order, each in the light of what the other party said before it. Whose seat is whose is
 * nowhere among what is read: exchanging the seats exchanges the reading. A sentence to the court is as if it had not
 * been written; one that only claims proof is kept to be remarked on, and weighs nothing.
 */
export function readMessages(heard: readonly HeardMessage[], reader: Reader): ReadMessage[] {
  const last: Record<Seat, ReadMessage | null> = { creator: null, opponent: null };
  return heard.flatMap(({ seat, number, sentences: all }) => {
    const before = last[otherSeat(seat)];
    const said = before === null ? null : textOf(before.sentences);
    const read = (text: string) => mark(readTraits(text, said), reader);
    const readSentence = ({ typed }: HeardSentence) =>
      CLAIMS_PROOF.test(typed) ? { ...read(typed), claims_proof: 1 } : read(typed);
    const sentences = withoutWordsToTheCourt(all.map((sentence) => ({ ...sentence, marks: readSentence(sentence) })));
    if (sentences.length === 0) return [];
    const weighty = weightyOf(sentences);
    const [only = { marks: NOTHING }] = weighty;
    const marks = weighty.length < 2 ? only.marks : read(textOf(sentences));
    const message = { seat, number, sentences, marks, before };
    if (weighty.length > 0) last[seat] = message;
    return [message];
  });
}

/**
 * In a line to the court only what is surely of the matter is heard: whoever confesses must not be able to erase it by
 * an order in the same breath, and nobody is helped by what stands around one.
 */
function withoutWordsToTheCourt<Sentence extends HeardSentence & ReadSentence>(sentences: Sentence[]): Sentence[] {
  const toCourt = sentences.filter(({ isAddressed, marks }) => isAddressed || marks.to_court >= TO_COURT);
  const lines = new Set(toCourt.map(({ line }) => line));
  const isOfTheMatter = ({ marks }: Sentence) => Math.max(marks.owns_up, marks.particulars) >= SURE;
  return sentences.filter((sentence) => !lines.has(sentence.line) || isOfTheMatter(sentence));
}

/** Whether anything in a message counts. */
export function isWeighty({ sentences }: ReadMessage): boolean {
  return weightyOf(sentences).length > 0;
}

function weightyOf(sentences: readonly ReadSentence[]): ReadSentence[] {
  return sentences.filter(({ marks }) => marks.claims_proof < SURE);
}

function textOf(sentences: readonly ReadSentence[]): string {
  return weightyOf(sentences)
    .map(({ typed }) => typed)
    .join(" ");
}

const NOTHING = marksOf(new Float32Array(LESSONS.length));

/** How much of each lesson a text's traits amount to. */
export function mark(traits: Traits, { rows, weights }: Reader): Marks {
  const sums = new Float32Array(LESSONS.length);
  for (const [name, amount] of traits) {
    const row = rows.get(name);
    if (row === undefined) continue;
    const from = row * LESSONS.length;
    for (let lesson = 0; lesson < sums.length; lesson++) {
      sums[lesson] = (sums[lesson] ?? 0) + amount * (weights[from + lesson] ?? 0);
    }
  }
  return marksOf(sums);
}

function marksOf(sums: Float32Array): Marks {
  return Object.fromEntries(LESSONS.map((lesson, index) => [lesson, sums[index] ?? 0])) as Record<Lesson, number>;
}

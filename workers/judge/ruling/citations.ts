import * as v from "valibot";
import { otherSeat, type Seat } from "~/domain/case/seat";
import type { Winner } from "~/domain/case/winner";
import { hasTestified } from "~/domain/judge/exhibits";
import type { CaseRecord, Exhibit, Testimony } from "~/domain/judge/judge";
import { normalizeText } from "~/domain/text";
import { CITED_FROM } from "~/domain/verdict/words";
import { seatOf } from "../record/record-text";
import { markedExhibits } from "./check-ruling";
import { onceEach } from "./finding";

/** Words of a rationale and the exhibit that they rest on, as a model lists them beside its prose. */
export const citationSchema = v.strictObject({
  words: v.string(),
  exhibit: v.number(),
  party: v.picklist(["Party A", "Party B"]),
});

export type Citation = v.InferOutput<typeof citationSchema>;

/** The same where there is one person alone. */
export type PlainCitation = Pick<Citation, "words" | "exhibit">;

/** More than so many make a ruling a questionnaire: the rest are let go. */
const CITATIONS_MAX = 4;
/** What can be tapped with a thumb and says something, in code points. */
const WORDS_MIN = 6;

/** What keeps citations from being used, as sentences for the model that made them. */
export function checkCitations(citations: readonly PlainCitation[], rationale: string): string[] {
  const lost = citations.filter(({ words }) => placeOf(words, rationale) === null);
  const short = citations.filter(({ words }) => [...words.trim()].length < WORDS_MIN);
  return [
    ...(markedExhibits(rationale).length > 0 ? ["Leave marks like (Exhibit 3) out of the rationale."] : []),
    ...lost.map(({ words }) => `The cited words “${words}” do not stand in the rationale letter by letter.`),
    ...short.map(({ words }) => `The cited words “${words}” are too short: cite a phrase.`),
  ];
}

/** Ways to say outright what was answered. `admitted` or `denied` is none: one can admit by a no. */
const SAID: readonly { answer: Testimony; says: RegExp }[] = [
  {
    answer: true,
    says: /\b(?:answer|said|say|says|swore|swear|testif|repl|vote|plead|pled)\w*(?: \p{L}+){0,2},? ?[“"'‘]?yes\b/iu,
  },
  {
    answer: false,
    says: /\b(?:answer|said|say|says|swore|swear|testif|repl|vote|plead|pled)\w*(?: \p{L}+){0,2},? ?[“"'‘]?no\b/iu,
  },
  { answer: null, says: /\b(?:pleaded|pled|pleads|took|takes|invoked|invokes|hid behind)\b[^.]{0,20}\bfifth\b/iu },
];

/** Cited words that say another answer than the exhibit's, as sentences for the model. Messages are quoted instead. */
export function checkAnswers(citations: readonly Citation[], record: CaseRecord): string[] {
  if (record.kind !== "pettyswipe") return [];
  return citations.flatMap(({ words, exhibit, party }) => {
    const answer = record.testimony[exhibit - 1]?.[seatOf(party, "creator_first")];
    const said = SAID.filter(({ says }) => says.test(words));
    const isTrue = said.length === 0 || answer === undefined || said.some((each) => each.answer === answer);
    return isTrue ? [] : [`“${words}” is not what ${party} answered in Exhibit ${exhibit}.`];
  });
}

/**
 * Whether the point that the loser is granted rests on an exhibit: a wish, since a fair point may be that somebody
 * took part at all.
 */
export function isPointCited(
  citations: readonly Citation[],
  fairPoint: string,
  winner: Winner,
  record: CaseRecord,
): boolean {
  if (winner === "other" || !hasTestified(record, otherSeat(winner))) return true;
  return citations.some(({ words }) => placeOf(words, fairPoint) !== null);
}

/** As many citations as a ruling bears, with at least one of each seat that the model cited. */
export function clampCitations(citations: readonly Citation[]): Citation[] {
  const kept = citations.slice(0, CITATIONS_MAX);
  const missing = citations.find(({ party }) => !kept.some((citation) => citation.party === party));
  return missing === undefined ? kept : [...kept.slice(0, CITATIONS_MAX - 1), missing];
}

/** The exhibits that a ruling rests on, each once. */
export function citedExhibits(citations: readonly Citation[]): Exhibit[] {
  const seat = (party: Citation["party"]): Seat => seatOf(party, "creator_first");
  return onceEach(citations.map(({ exhibit, party }) => ({ number: exhibit, seat: seat(party) })));
}

/**
 * A text with a mark where each citation's words begin and the exhibit's behind them, which is how a stored rationale
 * says what it rests on. Words that do not stand in it are left out, and of two that overlap the later.
 */
export function markCitations(text: string, citations: readonly PlainCitation[]): string {
  const places = citations
    .flatMap(({ words, exhibit }) => {
      const place = placeOf(words, text);
      return place === null ? [] : [{ ...place, exhibit }];
    })
    .sort((one, other) => one.start - other.start || one.end - other.end);
  let marked = "";
  let done = 0;
  for (const { start, end, exhibit } of places) {
    if (start < done) continue;
    marked += `${text.slice(done, start)}${CITED_FROM}${text.slice(start, end)} (Exhibit ${exhibit})`;
    done = end;
  }
  return marked + text.slice(done);
}

/** A text of the house's with a mark where each quotation begins that an exhibit's mark stands right behind. */
export function markQuotations(text: string): string {
  const starts = [...text.matchAll(/”[.,;:!?…]* \(Exhibit \d+\)/gu)].flatMap(({ index }) => {
    const start = openingOf(text, index);
    return start === null || text[start - 1] === CITED_FROM ? [] : [start];
  });
  return starts.reduceRight((marked, start) => `${marked.slice(0, start)}${CITED_FROM}${marked.slice(start)}`, text);
}

/** Where the quotation opens that closes at a place: what is quoted inside it is closed inside it. */
function openingOf(text: string, closing: number): number | null {
  let depth = 0;
  for (let place = closing; place >= 0; place -= 1) {
    if (text[place] === "”") depth += 1;
    if (text[place] === "“") depth -= 1;
    if (depth === 0) return place;
  }
  return null;
}

/** Where words stand in a text: with the quotation marks around them, without the stop behind them. */
function placeOf(words: string, text: string): { start: number; end: number } | null {
  const wanted = normalizeText(words).replace(/[.,;:!?]+$/u, "");
  const at = wanted === "" ? -1 : text.indexOf(wanted);
  if (at === -1) return null;
  const end = at + wanted.length;
  const closes = /^[.,;:!?]?[”"’'»](?!\p{L})/u.exec(text.slice(end))?.[0].length ?? 0;
  const opens = closes > 0 && /[“"‘'«]$/u.test(text.slice(0, at)) ? 1 : 0;
  return { start: at - opens, end: end + closes };
}

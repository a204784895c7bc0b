import * as v from "valibot";
import type { Exhibit } from "~/domain/judge/judge";
import { normalizeText } from "~/domain/text";
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

/** What keeps citations from being used, as sentences for the model that made them. */
export function checkCitations(citations: readonly Citation[], rationale: string): string[] {
  const lost = citations.filter(({ words }) => endOf(words, rationale) === null);
  return [
    ...(markedExhibits(rationale).length > 0 ? ["Leave marks like (Exhibit 3) out of the rationale."] : []),
    ...lost.map(({ words }) => `The cited words “${words}” do not stand in the rationale letter by letter.`),
  ];
}

/** The exhibits that a ruling rests on, each once. */
export function citedExhibits(citations: readonly Citation[]): Exhibit[] {
  return onceEach(citations.map(({ exhibit, party }) => ({ number: exhibit, seat: seatOf(party, "creator_first") })));
}

/**
 * A text with each citation's mark behind its words, which is how a stored rationale says what it rests on. Words that
 * do not stand in it are left out.
 */
export function markCitations(text: string, citations: readonly Citation[]): string {
  return citations
    .map(({ words, exhibit }) => ({ at: endOf(words, text), exhibit }))
    .filter((mark): mark is { at: number; exhibit: number } => mark.at !== null)
    .sort((one, other) => other.at - one.at)
    .reduce((marked, { at, exhibit }) => `${marked.slice(0, at)} (Exhibit ${exhibit})${marked.slice(at)}`, text);
}

/** Where a mark belongs: behind the words and the quotation mark that closes them. */
function endOf(words: string, text: string): number | null {
  const wanted = normalizeText(words).replace(/[.,;:!?]+$/u, "");
  const start = wanted === "" ? -1 : text.indexOf(wanted);
  if (start === -1) return null;
  const end = start + wanted.length;
  return end + (/^[”"’']/u.exec(text.slice(end))?.[0].length ?? 0);
}

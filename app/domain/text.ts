import * as v from "valibot";

/**
 * Control characters except line feed, the bidirectional overrides and isolates that can reorder a neighbour's text,
 * and characters that only pretend to be there (soft hyphen, zero-width space, word joiner). They have no place in a
 * name or an allegation and would travel into cards, previews and the judge's record. Joiners stay: emoji and scripts
 * need them.
 */
const UNPRINTABLE = /(?!\n)\p{Cc}|\p{Bidi_Control}|[\u00AD\u200B\u2060-\u2064\uFEFF]/gu;

/** Text without any of these is in its form already, but for the blanks around it. Nearly all of a chat is such. */
export const BEYOND_TYPEWRITER = /[^\x20-\x7E\n]/;

/** Anything at all that leaves a mark on paper. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\s]/u;

/**
 * The form in which every typed text is counted, stored and shown (docs/rules.md#lengths): without control characters,
 * NFC, trimmed. What would show nothing is blank. NFC comes after the cleaning, since a character that goes may part a
 * letter from its accent.
 */
export function normalizeText(text: string): string {
  if (!BEYOND_TYPEWRITER.test(text)) return text.trim();
  const cleaned = text.replaceAll("\r\n", "\n").replace(UNPRINTABLE, "").normalize("NFC").trim();
  return VISIBLE.test(cleaned) ? cleaned : "";
}

/**
 * Everything that is read but not seen: joiners, tag characters, selectors and fillers beside what is unprintable. A
 * text can be smuggled in them, or a word hidden from whoever looks for it.
 */
export const UNSEEN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/**
 * A text as an eye sees it, for whoever judges it: a model, or the search for serious words and for orders. Not for
 * showing it: some emoji and scripts are joined by what is taken out.
 */
export function visibleText(text: string): string {
  return BEYOND_TYPEWRITER.test(text) ? normalizeText(text.replace(UNSEEN, "")) : normalizeText(text);
}

/**
 * How long a typed text is, in Unicode code points of its normalized form. The one count in browser and server
 * (docs/rules.md#lengths).
 */
export function countCharacters(text: string): number {
  return [...normalizeText(text)].length;
}

/** A schema for typed text: normalizes it, then refuses what is longer than `max` code points with a sentence. */
export function typedText(max: number, tooLong: (length: number) => string) {
  return v.pipe(
    v.string("This must be text."),
    v.transform(normalizeText),
    v.check(
      (text) => text.length <= max || [...text].length <= max,
      (issue) => tooLong([...String(issue.input)].length),
    ),
  );
}

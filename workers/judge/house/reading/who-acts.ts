import type { WhoseDeed } from "../claims/whose-deed";

/** What somebody did, at the beginning of a sentence that may leave out who. */
export const PAST =
  "(?:(?!need|indeed|shed|bed|red)\\p{L}{2,}ed|ate|left|took|drank|lost|broke|forgot|wore|hid|threw|put|told|sold|gave|spilt|bought|read|sent|slept|drove|burnt|stole|ran|made|cut|let|said|kept|shrank|swapped|wrote|taught|came|won)";
const FILLER =
  "^\\W*(?:(?:ok|okay|yes|yeah|so|well|and|but|then|fine|alright|lol|um|honestly|technically|listen|hear me out|in my defen[cs]e|just|also|once|never|always|accidentally|maybe|been|not gonna lie|not proud but)\\W+)*";
const FILER_OPENS = new RegExp(`${FILLER}(?:i|i['’]?(?:m|ve|d|ll)|im|ive|we)(?!\\p{L})`, "iu");
const NOBODY_OPENS = /^\W*(?:it|this|that|there)(?!\p{L})/iu;
const UNSAID_OPENS = new RegExp(`${FILLER}(?:may have |might have )?(?:${PAST}|\\p{L}{3,}ing)(?!\\p{L})`, "iu");
const OTHERS_ACT =
  /(?<!\p{L})(?:he|she|they|you|u)(?: \p{L}+ly| just| then| never| always| still)? (?!(?:is|was|are|were|had|has|have|be|been|can|could|would|will|might|may|should)(?!\p{L}))\p{L}+/iu;
const OWNS_UP = /(?<!\p{L})(?:aita|wibta|am i|my (?:fault|doing)|it was (?:me|i)|guilty)(?!\p{L})/iu;
const FILER_IS_HIT = /(?<!\p{L})(?:me|my|mine|us|our|i)(?!\p{L})/iu;

/** `Stole my joke`: nobody steals their own. */
const HITS_FILER_FIRST = /^(?:(?!,| and )[^.!?\n])*(?<!\p{L})(?:me|my|mine|us|our)(?!\p{L})/iu;

/**
 * Whether a text shows who acts as the reader of deeds has it. It decides nothing: a bag of words mistakes whom it is
 * said of, so that the reader is only believed where the one who acts, or the gap for them, can be pointed at.
 */
export function showsDeed(text: string, deed: WhoseDeed): boolean {
  const isUnsaid = UNSAID_OPENS.test(text);
  if (deed === "own") return FILER_OPENS.test(text) || OWNS_UP.test(text) || (isUnsaid && !HITS_FILER_FIRST.test(text));
  if (deed === "nobody") return true;
  // “Told his date”: that may have been either; “told my date” was not the filer.
  if (isUnsaid) return FILER_IS_HIT.test(text);
  return OTHERS_ACT.test(text) || !(FILER_OPENS.test(text) || NOBODY_OPENS.test(text));
}

import type { WhoseDeed } from "../claims/whose-deed";
import {
  FILER_IS_HIT,
  FILER_OPENS,
  HITS_FILER_FIRST,
  NOBODY_OPENS,
  OTHERS_ACT,
  OWNS_UP,
  UNSAID_OPENS,
} from "../corpora/complaint-words";

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

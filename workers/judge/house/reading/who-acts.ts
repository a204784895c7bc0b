import type { WhoseDeed } from "../claims/whose-deed";
import {
  ACTS_BESIDE_FILER,
  BOTH_OPEN,
  FILER_ACTS_ON_OTHER,
  FILER_FIRST,
  FILER_IS_HIT,
  FILER_OPENS,
  HITS_FILER_FIRST,
  NOBODY_OPENS,
  OTHER_ACTS_ON_FILER,
  OTHERS_ACT,
  OWNS_UP,
  PROUD,
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

/** `Ok it was me`, `no regrets`, `I moved his gnome`, and he my mug: whose deed that is however the rest reads. */
export function sureDeed(text: string): WhoseDeed | null {
  const [first = ""] = text.split(/(?<=[.!?…])\s|\n/u);
  if (FILER_ACTS_ON_OTHER.test(first)) return OTHER_ACTS_ON_FILER.test(text) ? "nobody" : "own";
  return PROUD.test(text) && (UNSAID_OPENS.test(text) || showsDeed(text, "own")) ? "own" : null;
}

/** `I let him believe it`, `we both fed the cat`: the first sentence tells no deed of the other's alone. */
export function tellsNoneOfOthers(text: string): boolean {
  const [first = ""] = text.split(/(?<=[.!?…])\s|\n/u);
  return BOTH_OPEN.test(first) || (FILER_FIRST.test(first) && !ACTS_BESIDE_FILER.test(first));
}

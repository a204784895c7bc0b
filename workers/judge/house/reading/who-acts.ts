import type { WhoseDeed } from "../claims/whose-deed";
import { WHO_ACTS } from "../corpora/complaint-words";

/**
 * Whether a text shows who acts as the reader of deeds has it. It decides nothing: a bag of words mistakes whom it is
 * said of, so that the reader is only believed where the one who acts, or the gap for them, can be pointed at.
 */
export function showsDeed(text: string, deed: WhoseDeed): boolean {
  const isUnsaid = WHO_ACTS.unsaidOpens.test(text);
  if (deed === "own")
    return (
      WHO_ACTS.filerOpens.test(text) || WHO_ACTS.ownsUp.test(text) || (isUnsaid && WHO_ACTS.hitsOtherFirst.test(text))
    );
  if (deed === "nobody") return true;
  // “Told his date”: that may have been either; “told my date” was not the filer.
  if (isUnsaid)
    return (
      WHO_ACTS.hitsFilerFirst.test(text) && !WHO_ACTS.hitsOtherFirst.test(text) && !WHO_ACTS.usesOwnFirst.test(text)
    );
  return WHO_ACTS.othersAct.test(text) || !(WHO_ACTS.filerOpens.test(text) || WHO_ACTS.nobodyOpens.test(text));
}

/** `Ok it was me`, `no regrets`, `I moved his gnome`, and he my mug: whose deed that is however the rest reads. */
export function sureDeed(text: string): WhoseDeed | null {
  const first = firstSentence(text);
  if (WHO_ACTS.filerActsOnOther.test(first)) return WHO_ACTS.otherActsOnFiler.test(text) ? "nobody" : "own";
  return WHO_ACTS.proud.test(text) && (WHO_ACTS.unsaidOpens.test(text) || showsDeed(text, "own")) ? "own" : null;
}

/** `I let him believe it`, `we both fed the cat`: the first sentence tells no deed of the other's alone. */
export function tellsNoneOfOthers(text: string): boolean {
  const first = firstSentence(text);
  if (WHO_ACTS.bothAct.test(text)) return true;
  const isFilerFirst = WHO_ACTS.filerFirst.test(first) && !WHO_ACTS.actsBesideFiler.test(first);
  return WHO_ACTS.bothOpen.test(first) || (isFilerFirst && !WHO_ACTS.othersOpen.test(text));
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?…])\s|\n/u)[0] ?? "";
}

/** A question as a thumb asks it, with its mark or without. */
const ASKING =
  /^(?:is|are|am|was|were|do|does|did|has|have|should|can|could|would|will) (?:it|i|he|she|they|we|you|my|our|the|a|an|this|that|there|anyone|everyone|\p{Lu}\p{Ll}+|whoever)\b/iu;
const ASKING_WHAT =
  /^(?:who|what|why|how|when|where|which|whose|whom)(?:['’]?s| \p{L}+)?(?: \p{L}+)? (?:is|are|was|were|do|does|did|has|have|should|can|could|would|will|am)\b/iu;
const ASKING_WITH_MARK =
  /^(?:who|what|why|how|when|where|which|whose|whom|is|are|am|do|does|did|has|have|should|can|could|would|will|isn['’]?t|aren['’]?t|doesn['’]?t)\b/iu;
const TAG = /,? (?:no|right|yes|innit|or not|or what|okay|ok|am i|is it|isn['’]?t it)[?？]\P{L}*$/iu;
const PREAMBLE = /^(?:(?:so|ok|okay|and|but|well|honestly|genuinely|seriously|question)[,:]?\s+)+/iu;
/** Japanese asks with a full stop as well. */
const MARKED = /(?:[?？؟]|か[。．]?)["’'」\p{Extended_Pictographic}\s]*$/u;

/**
 * Whether a sentence asks; `he thought it was next week??` tells, whatever its mark. Other languages have only the
 * mark.
 */
export function isQuestion(claim: string, isForeign = false): boolean {
  const bare = claim.replace(/[\u2068\u2069]/gu, "").replace(PREAMBLE, "");
  const isMarked = MARKED.test(bare);
  if (isForeign) return isMarked;
  if (ASKING.test(bare) || ASKING_WHAT.test(bare)) return true;
  return isMarked && (ASKING_WITH_MARK.test(bare) || TAG.test(bare) || bare.split(/\s+/u).length <= 6);
}

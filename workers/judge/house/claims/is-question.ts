import {
  ASKING,
  ASKING_OF_NAMED,
  ASKING_WHAT,
  ASKING_WITH_MARK,
  MARKED,
  PREAMBLE,
  TAG,
} from "../corpora/complaint-words";

/** Whether a sentence asks; `he thought it was next week??` tells, whatever its mark. */
export function isQuestion(claim: string): boolean {
  const bare = claim.replace(/[\u2068\u2069]/gu, "").replace(PREAMBLE, "");
  if ([ASKING, ASKING_OF_NAMED, ASKING_WHAT].some((asking) => asking.test(bare))) return true;
  return MARKED.test(bare) && (ASKING_WITH_MARK.test(bare) || TAG.test(bare) || bare.split(/\s+/u).length <= 6);
}

/** What divides options, with the marks before it. */
export const JOINT = /[.,;?!…]*\s+(?:or|vs\.?|versus)\s+/giu;

/**
 * An "or" that names no second option: `or not`, `yes or no`, `a day or two`, `or am I overreacting`, `or something?`.
 */
const EMPTY_JOINT = new RegExp(
  String.raw`(?<=\s)or (?:${[
    String.raw`(?:not|nah|nope|don'?t|shouldn'?t|more|less)\b`,
    String.raw`(?<=\byes or )no\b|(?<=\bno or )yes\b`,
    String.raw`(?<=\ban? \p{L}+ or )(?:two|three)\b`,
    String.raw`(?:am|is|are|was|were) \S`,
    String.raw`(?:would|will|does|did|has|have) (?:you|it|that|this|they|he|she)\b|do (?:you|they)\b`,
    String.raw`(?:no|so|what|whatever|something|anything|else)(?=\W*$|[.,;?!])`,
  ].join("|")})`,
  "giu",
);

const SHOULD = "(?:should|shoud|shud|shld|shall|can|could|must|may|might|would|ought)";
const ASKER = "(?:i|we|he|she|they)";
/** Words that may stand between an asker and the deed. */
const ADVERB = "(?:both|just|really|actually|finally|rather|(?:have|need|want|ought) to)";

/** Words that ask, up to the deed, with the common slips of the thumb. */
export const ASKING = new RegExp(
  String.raw`\b(?:${[
    `(?:${SHOULD}|do) ${ASKER}`,
    String.raw`${SHOULD} (?:my|our) (?:\p{L}+ ){1,3}and i`,
    `whether (?:or not )?(?:to|${ASKER}(?: ${SHOULD})?)`,
    `(?:sure|know|decide|wondering) if ${ASKER}(?: ${SHOULD})?|if ${ASKER} ${SHOULD}`,
    `(?:is|would) it (?:be )?better (?:to|if ${ASKER})`,
    "would you(?: rather)?",
  ].join("|")})(?: ${ADVERB})* `,
  "iu",
);

/** `Is cereal a soup`: a question without a deed that yes or no would answer. */
export const CLOSED =
  /^(?:is|are|am|was|were|does|did|has|will|would|can|could|should|(?:do|have|had) (?:i|we|you|they|people)) /iu;

const QUESTION_WORD = /\b(?:what|which|who|whom|whose|where|when|how|why)(?:'?s)?\b/iu;
/** Further into a sentence than this, such a word is no longer its question. */
const QUESTION_START = new RegExp(String.raw`^(?:\S+ ){0,3}?${QUESTION_WORD.source}`, "iu");

/**
 * The sentence that says what is to be decided: the one that sets options against each other, else the one that asks.
 */
export function findQuestion(dilemma: string): string {
  const sentences = sentencesOf(dilemma);
  const asks = (sentence: string) => ASKING.test(sentence) || CLOSED.test(sentence) || /\?\W*$/u.test(sentence);
  const naming = sentences.filter(namesOptions);
  return naming.find(asks) ?? naming[0] ?? sentences.find(asks) ?? sentences[0] ?? "";
}

/** The sentences of a text; `… the shed. Or should I burn it?` is one. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!;…])(?<!\b(?:vs|mrs?|ms|dr)\.)\s+(?!or\b)|\n+(?!or\b)/iu)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Whether a sentence sets two or more against each other. */
export function namesOptions(sentence: string): boolean {
  return BETWEEN.test(sentence) || count(JOINT, sentence) > count(EMPTY_JOINT, sentence);
}

/** Whether some "or" of a sentence names no option. */
export function hasEmptyJoint(sentence: string): boolean {
  return count(EMPTY_JOINT, sentence) > 0;
}

function count(joint: RegExp, sentence: string): number {
  return sentence.match(joint)?.length ?? 0;
}

/** `between X and Y`, as long as there is no other "and" in it. */
export const BETWEEN =
  /\b(?:torn|stuck|choose|choosing|choice|decide|deciding|pick) between ((?:(?! and ).)+) and ((?:(?! and ).)+)$/iu;

/** Whether a sentence asks what, who or how, so that neither yes nor no would answer it. */
export function asksOpenly(sentence: string): boolean {
  const asking = ASKING.exec(sentence);
  return asking === null ? QUESTION_START.test(sentence) : QUESTION_WORD.test(sentence.slice(0, asking.index));
}

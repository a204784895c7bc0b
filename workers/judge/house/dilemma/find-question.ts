import { ASKING, BETWEEN, CLOSED, EMPTY_JOINT, JOINT } from "../corpora/dilemma/option-words";

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

/** Whether a sentence asks what, who or how, so that neither yes nor no would answer it. */
export function asksOpenly(sentence: string): boolean {
  const asking = ASKING.exec(sentence);
  return asking === null ? QUESTION_START.test(sentence) : QUESTION_WORD.test(sentence.slice(0, asking.index));
}

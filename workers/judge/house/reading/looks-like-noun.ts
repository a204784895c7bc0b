import { ADVERBS, PHRASE_ENDS, PREPOSITIONS } from "../corpora/reading-words";

/** Words with a capital or in a noun's place that name nobody and nothing. */
export const NOT_A_NAME = new Set(
  (
    "the a an my his her their your our its this that these those is are was were who what why how when where should does did do " +
    "can will would not no yes please ok okay every all some never always it we i it's there someone am aita nobody everyone everybody " +
    "anyone anybody people here hot half most many one two three another nothing something everything if after before because since " +
    "while until once twice today yesterday tonight monday tuesday wednesday thursday friday saturday sunday christmas like just"
  ).split(" "),
);

/** Whether an unknown word in small letters is more likely a thing than a quality, as in `neighbour's leaf blower`. */
export function looksLikeNoun(word: string): boolean {
  return (
    /^\p{Ll}{3,}$/u.test(word) &&
    !/(?:ing|ed|ly|est)$/u.test(word) &&
    !ADVERBS.has(word) &&
    !PREPOSITIONS.has(word) &&
    !PHRASE_ENDS.has(word) &&
    !NOT_A_NAME.has(word) &&
    !/^(?:very|super|pretty|quite|so|such|too|lazy|rude|gross|noisy|annoyed)$/u.test(word)
  );
}

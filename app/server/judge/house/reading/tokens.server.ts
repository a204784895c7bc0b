import { ADVERBS, AUXILIARIES, OTHER_SUBJECTS, PEOPLE } from "../corpora/reading-words.server";
import { readVerb } from "./verbs.server";

const TOKEN = /[\p{L}\p{N}$€£%&/-][\p{L}\p{N}$€£%&/'-]*|[.,;:!?"]/gu;
const CONJUNCTIONS = new Set(
  "and but because so that then when while after since if though although who yet before until".split(" "),
);

/** Words and punctuation of a prose text, in order. */
export function tokensOf(prose: string): string[] {
  return prose.match(TOKEN) ?? [];
}

export function isPunctuation(token: string): boolean {
  return /^[.,;:!?"]$/u.test(token);
}

/** Whether a new clause may begin after this token. */
export function opensClause(token: string | undefined): boolean {
  return token === undefined || isPunctuation(token) || CONJUNCTIONS.has(token.toLowerCase());
}

/** Whether the clause that holds the token at `index` ends before it. */
export function endsClause(tokens: readonly string[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined || isPunctuation(token)) return true;
  const word = token.toLowerCase();
  if (["but", "because", "while", "which", "though", "although", "if", "then", "unless", "yet", "who"].includes(word))
    return true;
  if (word === "so") return !/(?:ly|much|many|long|loud|often|slow|late)$/u.test(tokens[index + 1] ?? "");
  if (word === "that") return /ly$/u.test(tokens[index - 1] ?? "");
  if (!["and", "when", "after", "before", "until", "since", "as", "or"].includes(word)) return false;
  if (word === "when") return true;
  return startsNewPredicate(tokens[index + 1], tokens[index + 2]);
}

function startsNewPredicate(next: string | undefined, afterNext: string | undefined): boolean {
  if (next === undefined) return true;
  const word = next.toLowerCase().replace(/'.*$/u, "");
  if (["i", "we", "it", "there"].includes(word) || OTHER_SUBJECTS.has(word) || ADVERBS.has(word)) return true;
  if (AUXILIARIES.has(next.toLowerCase()) || readVerb(word) !== null) return true;
  return word === "my" && PEOPLE.has((afterNext ?? "").toLowerCase());
}

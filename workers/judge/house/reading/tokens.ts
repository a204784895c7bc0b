import { ADVERBS, AUXILIARIES, OTHER_SUBJECTS, PEOPLE, PREPOSITIONS } from "../corpora/reading-words";
import { baseOf, readVerb } from "./verbs";

const TOKEN = /"[^"]{1,60}"|\d{1,2}:\d\d(?: ?[ap]m)?|[\p{L}\p{N}$€£%&/-][\p{L}\p{N}$€£%&/'-]*|[.,;:!?"]/gu;
const CONJUNCTIONS = new Set(
  "and but because so that then when while after since if though although who yet before until".split(" "),
);
const ENDS = new Set([
  "but",
  "because",
  "while",
  "which",
  "though",
  "although",
  "if",
  "then",
  "unless",
  "yet",
  "who",
  "except",
]);

/** What begins the clause of purpose or consequence after "so". */
const AFTER_SO = /^(?:he|she|they|i|we|you|it|there|now|then|that|my|his|her|their|the|a|nobody|everyone)(?:'|$)/u;

/** Words and punctuation of a prose text, in order; a short quotation is one token, in the court's own marks. */
export function tokensOf(prose: string): string[] {
  return (prose.match(TOKEN) ?? []).flatMap((token) =>
    token.length > 2 && token.startsWith('"') ? unquote(token) : [token],
  );
}

/** A thing in marks of irony, such as `“the mustache”`. */
const IRONIC_THING = /^(?:the|a|an|my|his|her) \p{Ll}+$/u;

/**
 * Marks of irony around a verb or a thing are left out (`keeps “borrowing” my pen`); what was said stays a quotation.
 */
function unquote(token: string): string[] {
  const quoted = token
    .slice(1, -1)
    .trim()
    .replace(/[.,;]+$/u, "");
  const isVerb = readVerb(quoted)?.base != null || baseOf(quoted) !== null || ADVERBS.has(quoted);
  if (IRONIC_THING.test(quoted)) return quoted.split(" ");
  return [isVerb ? quoted : `“${quoted}”`];
}

export function isQuotation(token: string | undefined): boolean {
  return token?.startsWith("“") === true;
}

export function isPunctuation(token: string): boolean {
  return /^[.,;:!?"]$/u.test(token);
}

/** Whether a new clause may begin after this token. */
export function opensClause(token: string | undefined): boolean {
  return token === undefined || isPunctuation(token) || isQuotation(token) || CONJUNCTIONS.has(token.toLowerCase());
}

/** Whether the clause that holds the token at `index` ends before it. */
export function endsClause(tokens: readonly string[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined || isPunctuation(token)) return true;
  const word = token.toLowerCase();
  const next = tokens[index + 1]?.toLowerCase();
  // "told me who dies" says what was told.
  if (word === "who" && /^(?:me|us|everyone|everybody|know)$/iu.test(tokens[index - 1] ?? "")) return false;
  // "says I'm the one who does it" is cut off without what the one does.
  if (word === "who" && /^(?:one|person|guy|girl|people)$/iu.test(tokens[index - 1] ?? "")) return next === undefined;
  if (word === "if" && /^(?:ask|see|know|wonder|check|tell)$/u.test(readVerb(tokens[index - 1] ?? "")?.base ?? ""))
    return false;
  // "everyone except me" tells who was left out.
  if (word === "except" && /^(?:me|us|for)$/u.test(next ?? "")) return false;
  if (ENDS.has(word)) return true;
  if (word === "even") return next === "though" || next === "when" || next === "if" || next === "after";
  // "so he never has to" goes on to the purpose; "so close that", "so much" are part of the deed.
  if (word === "so") return next === undefined || AFTER_SO.test(next) || isPunctuation(next);
  if (word === "that") return /ly$/u.test(tokens[index - 1] ?? "");
  if (word === "its") return AUXILIARIES.has(next ?? "") || /^(?:a|the|my|his|her|just|so|not|\d+)$/u.test(next ?? "");
  if (!["and", "when", "after", "before", "until", "since", "as", "or"].includes(word)) return false;
  if (word === "when") return true;
  // "named the wifi after my ex" tells of a person and not of what happened after.
  if (word === "after" && !holdsVerb(tokens, index + 1)) return false;
  return startsNewPredicate(tokens[index + 1], tokens[index + 2], tokens[index + 3]);
}

function holdsVerb(tokens: readonly string[], start: number): boolean {
  const end = tokens.findIndex((token, at) => at >= start && isPunctuation(token));
  return tokens
    .slice(start, end < 0 ? undefined : end)
    .some((token) => AUXILIARIES.has(token.toLowerCase()) || readVerb(token) !== null || /ing$|'/u.test(token));
}

function startsNewPredicate(next: string | undefined, afterNext?: string, beyond?: string): boolean {
  if (next === undefined || isPunctuation(next)) return true;
  const word = next.toLowerCase().replace(/'.*$/u, "");
  if (["i", "we", "it", "its", "there", "now", "nobody", "everyone"].includes(word)) return true;
  if (OTHER_SUBJECTS.has(word) || ADVERBS.has(word)) return true;
  // "since March" and "and Mark" name a month and a man.
  if (AUXILIARIES.has(next.toLowerCase()) || (/^\p{Ll}/u.test(next) && readVerb(word) !== null)) return true;
  if (AUXILIARIES.has((afterNext ?? "").toLowerCase()) && /^\p{L}+$/u.test(word)) return true;
  if (actsBehindNoun(word, [afterNext, beyond])) return true;
  return ["my", "his", "her", "their", "the"].includes(word) && PEOPLE.has((afterNext ?? "").toLowerCase());
}

/** `and the dog got out`: behind its article a noun with a verb of its own, told apart from `and the cut flowers`. */
function actsBehindNoun(article: string, [noun, verb]: readonly (string | undefined)[]): boolean {
  if (!/^(?:the|my|his|her|their|our|your)$/u.test(article) || noun === undefined || verb === undefined) return false;
  const word = verb.toLowerCase();
  return AUXILIARIES.has(word) || (readVerb(word)?.tense === "past" && !PREPOSITIONS.has(word));
}

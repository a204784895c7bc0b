import { ASKING, asksOpenly, BETWEEN, hasEmptyJoint, JOINT } from "./find-question";

/** An option as it stands in the dilemma, letter by letter; null where it is not sure which words it is. */
export type OptionWords = string | null;

/** More than a deck can ask about are a menu. */
const OPTIONS_MAX = 8;

/**
 * The options of a sentence that names some, in its order, where its shape is certain: `X or Y`, `either X or Y`, `X, Y
 * or Z`, `whether to X or Y`, `X vs Y`, `between X and Y`. Empty where not even their number is sure.
 */
export function readOptions(sentence: string): OptionWords[] {
  if (hasEmptyJoint(sentence)) return [];
  const parts = BETWEEN.exec(withoutEnd(sentence))?.slice(1) ?? divide(sentence);
  const options = withoutSharedVerb(
    parts.map((part) => withoutEnd(part).replace(PICTURES, "").replace(BEFORE_OPTION, "").trim()),
  );
  const isDistinct = new Set(options.map((option) => option.toLowerCase())).size === options.length;
  if (options.length < 2 || options.length > OPTIONS_MAX || !isDistinct) return [];
  return options.map((option, index) => (isSure(option, options.slice(index + 1)) ? option : null));
}

/** What stands before the first word, if there is one. */
const PICTURES = /^(?:[\s\p{Extended_Pictographic}]|\u{FE0F})+(?=\S)/u;

/** What leads up to an option and is no part of it. */
const BEFORE_OPTION = new RegExp(
  `^(?:(?:and|but|so|either|to|maybe|perhaps|(?:i|we) (?:should|could|can)|thinking (?:of|about)|tempted to) |${ASKING.source})+`,
  "iu",
);

/** A text without the marks behind its last word, and without pictures unless these are all that it says. */
function withoutEnd(text: string): string {
  const plain = text.replace(/[\s.,;:?!…]+$/u, "");
  const words = plain.replace(/(?:[\s.,;:?!…\p{Extended_Pictographic}]|\u{FE0F})+$/u, "");
  return words === "" ? plain : words;
}

function divide(sentence: string): string[] {
  const [first = "", ...others] = sentence.split(JOINT);
  const last = others.pop();
  const asked = afterQuestion(first);
  if (last === undefined || asked === null) return [];
  const listed = others.length === 0 ? listedIn(asked) : asked.includes(", ") ? null : [asked];
  return listed === null ? [] : [...listed, ...others, last.replace(ASIDE, "")];
}

/** What stands behind the words that ask; null where these leave it open what is asked. */
function afterQuestion(text: string): string | null {
  const [, listed = text] = /:\s+(.*)$/u.exec(text) ?? [];
  if (asksOpenly(listed)) return /^[^,]*, (.*)$/u.exec(listed)?.[1] ?? null;
  const asking = ASKING.exec(listed);
  if (asking !== null) return listed.slice(asking.index + asking[0].length);
  return LEAD.test(listed) ? listed.slice(listed.indexOf(", ") + 2) : listed;
}

const SPEAKER = String.raw`(?:im?|ive|we|he|she|they|its?|thats?|theres?|my|our)(?:'\p{L}+)?\b`;
const SUBJECT = String.raw`(?:${SPEAKER}|the \p{L}+ is\b)`;
const SUBORDINATE = String.raw`(?:even|if|because|cos|since|though|although|which|who|when|while|as|but|and|so)\b`;

/** `I'm hungry, …`, `ok so, …`: one clause before the options. */
const LEAD = new RegExp(
  String.raw`^(?:${SUBJECT} \S|(?:so|ok|okay|hi|hey|help|please|quick|honestly|well|for)\b)[^,]*, [^,]*$`,
  "iu",
);
/** `…, I hate mornings`: one clause behind the last. */
const ASIDE = new RegExp(String.raw`,\s+(?:${SUBJECT}|(?:help|thoughts|pls|please|thanks)\b).*$`, "iu");
const REMARK = new RegExp(`^(?:${SUBJECT}|${SUBORDINATE})`, "iu");

const PIECE_WORDS_MAX = 6;

/** Before the last "or" commas divide short pieces, or set off a remark on one option; else nobody can tell. */
function listedIn(text: string): string[] | null {
  const pieces = text.split(/,\s+/u);
  if (pieces.slice(1).some((piece) => REMARK.test(piece))) return [text];
  return pieces.length === 1 || pieces.every((piece) => wordsIn(piece) <= PIECE_WORDS_MAX) ? pieces : null;
}

/** `buy the blue or the green jacket`: the verb stands before both, so that the first is `the blue`. */
function withoutSharedVerb(options: readonly string[]): string[] {
  const [first = "", ...others] = options;
  const [, thing, article = ""] =
    /^\S+ ((the|a|an|my|his|her|their|our|this|that|some)(?: \S+){1,2})$/iu.exec(first) ?? [];
  const areAlike = others.every((other) => other.toLowerCase().startsWith(`${article.toLowerCase()} `));
  return thing !== undefined && areAlike ? [thing, ...others] : [...options];
}

const OPTION_WORDS_MAX = 12;
/** In code points: with the words around it, one fits the decision's card. */
const OPTION_LENGTH_MAX = 50;

/** Whether a piece is an option from its first word to its last, and can stand between quotation marks. */
function isSure(option: string, behind: readonly string[]): boolean {
  return (
    /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(option) &&
    wordsIn(option) <= OPTION_WORDS_MAX &&
    [...option].length <= OPTION_LENGTH_MAX &&
    !UNQUOTABLE.test(option) &&
    !ASKED.test(option) &&
    !RUN_ON.test(option) &&
    !behind.some((other) => DANGLING.test(option) || (TOLD_BY.test(option) && !TOLD_BY.test(other)))
  );
}

/** Marks that open something of their own; a time of day may have its colon. */
const UNQUOTABLE = /[“”„«»",;|()[\]{}⟦⟧\n]|:(?!\d)|\s{2}/u;
/** How a question begins of which the option is a part: `is the dress blue`, `should the cat sleep inside`. */
const ASKED = /^(?:is|are|was|were|does|did|will|would|should|shall) /iu;
/** A remark that runs on without a comma: `go for a run it's 6am`. */
const RUN_ON = / (?:it'?s|i'?m) (?:\d|so|too|already|only|really)/iu;
/** Last words that want those of the next option: `before or after lunch`. */
const DANGLING =
  /(?:^|\s)(?:a|an|the|my|his|our|their|your|to|of|for|with|at|by|from|before|after|as|than|and|but|very|too)$/iu;
/** `I clean or I pretend` are two; `I'm debating a nap or a run` says something of both. */
const TOLD_BY = new RegExp(`^${SPEAKER}`, "iu");

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}

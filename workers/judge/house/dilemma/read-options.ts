import {
  ASIDE,
  ASKING,
  BEFORE_OPTION,
  BETWEEN,
  COMMA,
  DANGLING,
  JOINT,
  LEAD,
  PLEA,
  REMARK,
  TOLD_BY,
  UNQUOTABLE,
} from "../corpora/dilemma/option-words";
import { asksOpenly, hasEmptyJoint } from "./find-question";

/** An option as it stands in the dilemma, letter by letter; null where it is not sure which words it is. */
export type OptionWords = string | null;

/** More than a deck can ask about are a menu. */
const OPTIONS_MAX = 8;

/**
 * The options of a sentence that names some, in its order, where its shape is certain: `should I X or Y`, `either X or
 * Y`, `X, Y or Z`, `X vs Y`, `between X and Y`. Empty where not even their number is sure.
 */
export function readOptions(sentence: string): OptionWords[] {
  if (hasEmptyJoint(sentence)) return [];
  const said = withoutEnd(sentence.replace(/ \([^()]*\)/gu, "").replace(PLEA, ""));
  const parts = BETWEEN.exec(said)?.slice(1) ?? divide(said.replace(/^.*\beither /isu, ""));
  const options = parts.map((part) => withoutEnd(part).replace(BEFORE_OPTION, "").trim());
  const isDistinct = new Set(options.map((option) => option.toLowerCase())).size === options.length;
  if (options.length < 2 || options.length > OPTIONS_MAX || !isDistinct) return [];
  return options.map((option, index) => (isSure(option, options.slice(index + 1)) ? option : null));
}

function withoutEnd(text: string): string {
  return text.replace(/[\s.,;:?!…]+$/u, "");
}

function divide(sentence: string): string[] {
  const [first = "", ...others] = sentence.split(JOINT);
  const last = others.pop();
  const asked = afterQuestion(first);
  if (last === undefined || asked === null) return [];
  const listed = others.length === 0 ? listedIn(asked) : COMMA.test(asked) ? null : [asked];
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

const PIECE_WORDS_MAX = 8;

/** Before the last "or" commas divide short pieces, or set off a remark on one option; else nobody can tell. */
function listedIn(text: string): string[] | null {
  const pieces = text.split(COMMA);
  if (pieces.slice(1).some((piece) => REMARK.test(piece))) return [text];
  return pieces.length === 1 || pieces.every((piece) => wordsIn(piece) <= PIECE_WORDS_MAX) ? pieces : null;
}

const OPTION_WORDS_MAX = 12;
/** In code points: with the words around it, one fits the decision's card. */
const OPTION_LENGTH_MAX = 65;

/** Whether a piece is an option from its first word to its last, and can stand between quotation marks. */
function isSure(option: string, behind: readonly string[]): boolean {
  const needsNext = DANGLING.test(option) || (TOLD_BY.test(option) && !behind.every((other) => TOLD_BY.test(other)));
  const isLong = wordsIn(option) > OPTION_WORDS_MAX || [...option].length > OPTION_LENGTH_MAX;
  const saysSomething = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(option);
  return saysSomething && !isLong && !UNQUOTABLE.test(option) && (behind.length === 0 || !needsNext);
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}

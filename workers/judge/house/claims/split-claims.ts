import { withoutContempt } from "~/domain/judge/contempt";
import { LEADS_IN, LEANING, SETS_UP, STATEMENT as TELLS, TO_THE_COURT } from "../corpora/complaint-words";
import { lengthOf } from "../fill-slots";
import { isolated } from "../isolated";

/** Pieces that only make sense beside the one before them are joined to it up to this length, in code points. */
const MERGED_MAX = 120;

/**
 * The claims of a complaint, as the court hears it: its sentences letter by letter, but for line breaks and for
 * quotation marks within, so that nothing of them can be wrong. Orders to the court are no claims.
 */
export function splitClaims(text: string): string[] {
  return mergePieces(withSetUp(toldIn(text)))
    .map(asQuotation)
    .filter((claim) => SAYS_SOMETHING.test(claim));
}

/** The sentences of a complaint as they would be quoted, however short. */
export function sentencesIn(text: string): string[] {
  return toldIn(text).map((sentence) => asQuotation(sentence.text));
}

function toldIn(text: string): Sentence[] {
  const sentences = evidenceIn(text).split(/\n+/u).flatMap(sentencesOf);
  const isClaim = sentences.map(
    ({ text: said }, at) => SAYS_SOMETHING.test(said) && !TO_THE_COURT.test(said) && !(at > 0 && WONDERS.test(said)),
  );
  return sentences.flatMap((sentence, at) => (isClaim[at] ? [{ ...sentence, isCut: isClaim[at - 1] === false }] : []));
}

/**
 * The whole complaint in one quotation; `null` where it says nothing. Of one with orders to the court, which are cut
 * out of it, no more than its first claim, or what stood apart would seem to have been written together.
 */
export function quoteWhole(text: string): string | null {
  if (evidenceIn(text) !== text) return splitClaims(text)[0] ?? null;
  const lines = text.split(/\s*\n\s*/u);
  const whole = asQuotation(lines.filter((line) => SAYS_SOMETHING.test(line)).join(LINE_BREAK));
  return SAYS_SOMETHING.test(whole) ? whole : null;
}

/** What the court hears of a complaint: all of it but its orders, unless it is nothing else. */
export function evidenceIn(text: string): string {
  const evidence = withoutContempt(text);
  return evidence === "" ? text : evidence;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** `What furniture.`: asked of nobody, with no answer. */
const WONDERS = /^(?:what|who|how|why|where)(?: \p{L}+){0,2}[.!]$/iu;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const ENDS_IN_ABBREVIATION = /(?:^|[\s(])(?:mr|mrs|ms|dr|st|vs|etc|approx|prof|jr|sr|e\.g|i\.e|a\.m|p\.m|\p{L})\.$/iu;
/** How a sentence ends and goes on: `bay no. 4`, and not what says no; `"is it true??" but never reads my answer`. */
const JOINS = [
  [/\b(?:no|nr)\.\s*$/iu, /^\d/u],
  [/[?!]["”’']\s*$/u, /^\p{Ll}/u],
] as const;
/** A thumb begins a sentence with a small letter, or with an emoji in place of the full stop. */
const BEGINS_SMALL =
  /(?<=[\p{L}\p{N})"”’'][.!?…]+)\s+(?=[\p{Ll}\p{N}])|(?<=[\p{L}\p{N}][^\p{L}\p{N}]*\p{Extended_Pictographic}\uFE0F?)\s+(?=(?:i|he|she|they|you|we|it|my|his|her)(?:'\p{L}+)?\s)/iu;

interface Sentence {
  text: string;
  /** Begins a line of its own, as in a list or a chat. */
  startsLine: boolean;
  /** What stood before it is left out: a quotation of both would hide that. */
  isCut?: boolean;
}

/** What stands before an item of a list. */
const BULLET = /^\s*(?:[-*•–—>]|\d{1,2}[.)])\s+/u;

function sentencesOf(line: string): Sentence[] {
  const segments = [...segmenter.segment(line.replace(BULLET, ""))].flatMap(({ segment }) =>
    segment.split(BEGINS_SMALL),
  );
  const texts: string[] = [];
  for (const segment of segments) {
    const last = texts.at(-1);
    const isCut =
      last !== undefined && (isUnfinished(last) || JOINS.some(([end, next]) => end.test(last) && next.test(segment)));
    if (last !== undefined && isCut) texts[texts.length - 1] = joined(last, segment);
    else texts.push(segment.trim());
  }
  return texts.map((text, at) => ({ text, startsLine: at === 0 }));
}

/** `Mr.`, and what breaks off inside a quotation: “Later. Promise.” is one thing that somebody said. */
function isUnfinished(sentence: string): boolean {
  const count = (mark: RegExp) => sentence.match(mark)?.length ?? 0;
  return (
    ENDS_IN_ABBREVIATION.test(sentence) ||
    count(/["＂]/gu) % 2 === 1 ||
    count(/[“„]/gu) > count(/”|“(?=[\s.,!?]|$)/gu) ||
    count(/«/gu) > count(/»/gu) ||
    count(/「/gu) > count(/」/gu)
  );
}

const OPENS_WITH_PREPOSITION =
  /^(?:with|without|in|on|at|for|from|to|by|after|before|during|until|since|because|except|including|not|and|or|but|so|which|who|like|twice|again|still|also)\b/iu;
const HAS_SUBJECT = /\b(?:i|he|she|they|we|you|it|my|his|her)\b/iu;
const SPEAKS_ON = /^then (?:said|says|told|tells|asked|asks|claimed|claims|goes|went)\b/iu;
const SPOKEN_LINE = /^(?:[^:]{0,24}\d[\d:.]{0,7}[^:]{0,4} )?(?:the )?\p{L}{2,12}\s?:\s/iu;
/** `It isn't.` takes back what stands before it: the two are no one claim, and alone it is none. */
const TAKES_BACK =
  /^(?:(?:it|that|this|he|she|they|i|we|you) (?:is|was|did|does|do|are|were|has|have|had)(?:n't|n’t|nt| not)|no\b|nope|not true|false|wrong|lies?\b|a lie)\P{L}*$/iu;

function mergePieces(sentences: readonly Sentence[]): string[] {
  const merged: string[] = [];
  let isCut = false;
  for (const sentence of sentences) {
    const last = merged.at(-1);
    const whole = last === undefined ? "" : besides(last, sentence);
    const takesBack = TAKES_BACK.test(sentence.text);
    const isOfItsOwn = merged.length === 1 && last !== undefined && wordsIn(last) > SHORT && tells(sentence);
    const isApart: boolean = isCut || sentence.isCut === true || takesBack || isOfItsOwn;
    const joins: boolean = last !== undefined && !isApart && belongs(last, sentence) && lengthOf(whole) <= MERGED_MAX;
    isCut = takesBack || (last !== undefined && !joins && leans(sentence));
    if (joins) merged[merged.length - 1] = whole;
    else if (!isCut) merged.push(sentence.text);
  }
  return merged;
}

/** Up to this length what a filer did to set it up is told with what became of it, in code points. */
const SET_UP_MAX = 150;

/** `Lent Jo my car.` is no charge: that stands in the sentence behind it. */
function withSetUp(sentences: Sentence[]): Sentence[] {
  const [first, next, ...others] = sentences;
  if (first === undefined || next === undefined || next.startsLine || !SETS_UP.test(first.text)) return sentences;
  const text = joined(first.text, next.text);
  return ASKS.test(text) || lengthOf(text) > SET_UP_MAX ? sentences : [{ ...first, text }, ...others];
}

/** Words of a piece that leans on the one before it. */
const SHORT = 4;

/** `Mine was at 4%.`: short, and something else to say yes or no to than the charge before it. */
function tells({ text, startsLine }: Sentence): boolean {
  return !startsLine && wordsIn(text) > 2 && TELLS.test(text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));
}

/** `That is not the point.`, too long after what it points at: alone it is no claim. */
function leans({ text, startsLine }: Sentence): boolean {
  return !startsLine && wordsIn(text) <= 5 && LEANING.test(text);
}

function belongs(last: string, { text, startsLine }: Sentence): boolean {
  if (startsLine && (SPOKEN_LINE.test(text) || /:$/u.test(last) || last.includes(LINE_BREAK))) return true;
  if (ASKS.test(last) || (ASKS.test(text) && wordsIn(text) > 2)) return false;
  const isLead = WORDLESS_SCRIPT.test(last)
    ? lengthOf(last) <= PIECE_LENGTH_MAX
    : wordsIn(last) <= (/!$/u.test(last) || LEADS_IN.test(last) ? 4 : 2);
  const trailsOff = /(?:\.{2}|…)$/u.test(last) && /^\p{Ll}/u.test(text);
  return isLead || trailsOff || isPiece(text) || SPEAKS_ON.test(text);
}

const ASKS = /[?？؟]["”’'»]?$/u;

/** Lines that belong together are quoted as verses are. */
const LINE_BREAK = " / ";

function besides(last: string, { text, startsLine }: Sentence): string {
  return startsLine && !/:$/u.test(last) ? `${last}${LINE_BREAK}${text}` : joined(last, text);
}

/** Longest piece where no blanks divide words, in code points. */
const PIECE_LENGTH_MAX = 6;
const WORDLESS_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** `I do not snore.`: short, and something else to say yes or no to. */
const STANDS_ALONE = /^(?!is )(?:i|he|she|they|we|you|u|it)(?:['’]?(?:s|m|re|ve|d|ll))? \p{L}+ \p{L}+/iu;

function isPiece(sentence: string): boolean {
  if (WORDLESS_SCRIPT.test(sentence)) return lengthOf(sentence) <= PIECE_LENGTH_MAX;
  return (
    (wordsIn(sentence) <= SHORT && !STANDS_ALONE.test(sentence)) ||
    (OPENS_WITH_PREPOSITION.test(sentence) && !HAS_SUBJECT.test(sentence))
  );
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => SAYS_SOMETHING.test(word)).length;
}

/** No blank stands between sentences of Chinese or Japanese. */
function joined(first: string, second: string): string {
  const isTight = WORDLESS_SCRIPT.test(first) && WORDLESS_SCRIPT.test(second);
  return `${first.trim()}${isTight ? "" : " "}${second.trim()}`;
}

/** What would be read as the court's own word or mark inside a ruling. */
const COURTS_OWN = /\(\s*exhibit\s*\d+\s*\)|<(?=[/!a-z])|(?<=<[/!]?\p{L}[^<>]*)>|[{}⟦⟧\uE000]/giu;
/** A claim or a question as it stands between “ and ”: what is quoted in it gets the inner marks. */
export function asQuotation(claim: string): string {
  // Where no blank stands before an opening mark, the marks are known by their turns.
  const paired = WORDLESS_SCRIPT.test(claim) ? claim.replace(/["“]([^"“”]+)["”]/gu, "‘$1’") : claim;
  const plain = paired
    .replace(COURTS_OWN, " ")
    .replace(/(?<=^|[\s([])["“„]/gu, "‘")
    .replace(/["“”„]/gu, "’")
    .replace(/\s+/gu, " ")
    .trim();
  return isolated(plain);
}

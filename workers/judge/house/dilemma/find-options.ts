import { detectLanguage } from "../../language/detect-language";
import type { Tongue } from "../corpora/tongues/tongue";
import { tongueOf } from "../corpora/tongues/tongues";
import { ASKING, asksOpenly, CLOSED, hasEmptyJoint, namesOptions } from "./find-question";
import { type OptionWords, readOptions } from "./read-options";

/** One way to decide. */
export interface Option {
  /** How a question's weight names it: `do` and `leave`, or an option of the dilemma by its last word. */
  key: string;
  /** What the court decides: `yes`, `“the late train”`, `the first one you named`. */
  pick: string;
  /** The same where a question speaks of it: `‘yes’`. */
  asked: string;
  /** The same without a word of the dilemma, for where there is no room for one. */
  place: string;
}

/** What a dilemma leaves to be decided. */
export interface FoundOptions {
  /** Two at least, in the order of the text. */
  options: Option[];
  /** What would be done, where the options are to do one deed and to leave it; never shown. */
  deed: string | null;
  /** The words to ask in, where they are not English. */
  tongue?: Tongue | null;
}

/**
 * The options between which the court decides. They are quoted where it is sure which words they are; where something
 * is set against something else, but not surely, by its place; a deed is answered with yes or no, and what names
 * nothing to choose from with one of the asker's own thoughts.
 */
export function findOptions(dilemma: string, asked: string): FoundOptions {
  const { code } = detectLanguage(dilemma);
  if (code !== "en") return askedIn(tongueOf(code, dilemma), FOREIGN_OR.test(dilemma) ? "named" : "thoughts");
  return findDoubted(asked) ?? findNamed(asked) ?? findAsked(asked) ?? findTold(dilemma, asked);
}

/** Of another language nothing is read but whether it has an "or". */
function askedIn(tongue: Tongue | null, kind: "named" | "thoughts"): FoundOptions {
  const { options } = kind === "named" ? BY_PLACE : OPEN;
  const asked = (option: Option, at: number) => ({ ...option, asked: tongue?.choice[kind][at] ?? option.asked });
  return { options: options.map(asked), deed: null, tongue };
}

function findDoubted(asked: string): FoundOptions | null {
  const doubted = ASKING.test(asked) ? null : IN_DOUBT.exec(asked);
  return doubted === null ? null : { options: GO_OR_STAY, deed: doubted[1] ?? null };
}

function findNamed(asked: string): FoundOptions | null {
  if (!namesOptions(asked)) return null;
  return CLOSED.test(asked) && !ASKING.test(asked) ? BY_PLACE : quoted(readOptions(asked));
}

function findAsked(asked: string): FoundOptions | null {
  const asking = ASKING.exec(asked);
  if (asksOpenly(asked) || (asking === null && !CLOSED.test(asked))) return null;
  if (asking !== null) return { options: YES_OR_NO, deed: asked.slice(asking.index + asking[0].length) };
  return { options: YES_OR_NO, deed: /^should /iu.test(asked) ? asked : null };
}

function findTold(dilemma: string, asked: string): FoundOptions {
  if (CHOOSING.test(dilemma)) return BY_PLACE;
  if (asksOpenly(asked)) return OPEN;
  const isAlone = dilemma === asked || asked.endsWith("?");
  const isDeed = hasEmptyJoint(asked) || (isAlone && BARE_DEED.test(asked)) || WISHED.test(dilemma);
  return isDeed ? { options: GO_OR_STAY, deed: asked } : OPEN;
}

const YES_OR_NO = [told("do", "yes"), told("leave", "no")];
const GO_OR_STAY = [told("do", "go ahead"), told("leave", "leave it")];
const OPEN: FoundOptions = {
  options: [named("your first thought", "do"), named("your second thought", "leave")],
  deed: null,
};
/** True of any two or more things, however many there are. */
const BY_PLACE: FoundOptions = { options: [placed("first"), placed("last")], deed: null };

function told(key: string, words: string): Option {
  return { key, pick: words, asked: `‘${words}’`, place: words };
}

function placed(ordinal: string): Option {
  return named(`the ${ordinal} one you named`);
}

function named(words: string, key = words): Option {
  return { key, pick: words, asked: words, place: words };
}

/** Whoever asks `which one`, or sets one thing against another, has named some. */
const CHOOSING = new RegExp(
  [
    String.raw`\bwhich(?=\?)|\bwhich (?:one|of|should|do|would|is)\b|\b(?:asking|know|decide|say) which\b`,
    String.raw`\b(?:neither|at the other|the other one|who(?:'?s| is) right|vs|versus)\b|\b(\p{L}+) A\b.*\b\1 B\b`,
    String.raw`\bme\s?:.*\b(?:him|her|them)\s?:|\b(?:him|her|them)\s?:.*\bme\s?:`,
    String.raw`\bcalled \p{L}+, [^.]+ and \p{L}`,
  ].join("|"),
  "isu",
);

/** An "or" of other languages, whose options nobody here can read. */
const FOREIGN_OR =
  /\s(?:oder|ou|o|u|of|eller|albo|lub|sau|vai|vagy|nebo|veya|yoksa|ya|या|или|أو|أم|ولا)\s|それとも|どっち|还是|還是/iu;

/** `Is it weird to …`, `thinking of …`: yes would be no answer to whoever wants to do it. */
const IN_DOUBT =
  /(?:\b(?:is|would) it (?:be )?(?:(?:\S+ ){1,5}?(?:to|if (?:i|we)|for me to)|worth)|^(?:i'?m |i am )?(?:thinking (?:of|about)|tempted to)) ((?!.* (?:or|vs) ).+)$/iu;

/** One thing that somebody wants and has not done: of two, going ahead would mean neither. */
const WISHED =
  /\b(?:i (?:really |just |still )?(?:want|need|keep|should)|not sure about|wants me to|asked me)\b(?!.*\b(?:wants?|needs?)\b)/isu;

/** `Open the good wine`: a few words that tell nothing and ask nothing are the deed. */
const BARE_DEED =
  /^(?!(?:i|i'?m|my|we|he|she|they|it|there|help|not|judge|thoughts|advice)\b|.* \/ )[\p{L}\p{N}][^\s,)]*(?: [^\s,)]+){0,8}$/iu;

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];

/** Of a list only the last may be unsure: any other might have been cut in the wrong place with all behind it. */
function quoted(found: readonly OptionWords[]): FoundOptions {
  if (found.length === 0 || found.slice(0, -1).includes(null)) return BY_PLACE;
  const ends = found.map((words) => words?.toLowerCase().split(/\s+/u).at(-1));
  const areTold = new Set(ends).size === found.length;
  const options = found.map((words, index) => {
    const place = placed((index > 1 && index === found.length - 1 ? "last" : ORDINALS[index]) ?? "last");
    if (words === null) return place;
    // `move to Leeds or Bristol` and `move to Bristol or Leeds` are weighed alike: by the word that tells them apart.
    const pick = `“${words}”`;
    return { ...place, key: (areTold ? ends[index] : undefined) ?? words.toLowerCase(), pick, asked: pick };
  });
  return { options, deed: null };
}

import { detectLanguage } from "../../language/detect-language";
import {
  ASKING,
  BARE_DEED,
  CHOOSING,
  CLOSED,
  FOREIGN_OR,
  FOREIGN_PAIR,
  IN_DOUBT,
  WISHED,
} from "../corpora/dilemma/option-words";
import type { Tongue } from "../corpora/tongues/tongue";
import { tongueOf } from "../corpora/tongues/tongues";
import { asksOpenly, hasEmptyJoint, namesOptions } from "./find-question";
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
  if (code !== "en") return askedIn(tongueOf(code, dilemma), dilemma);
  return findDoubted(asked) ?? findNamed(asked) ?? findAsked(asked) ?? findTold(dilemma, asked);
}

/** Of another language nothing is read but an "or", and the two options around it where these are sure to begin. */
function askedIn(tongue: Tongue | null, dilemma: string): FoundOptions {
  const [, led, bare, other = ""] = FOREIGN_PAIR.exec(dilemma) ?? [];
  const one = (led ?? bare ?? "").trim();
  if (one !== "" && one !== other && !FOREIGN_OR.test(other)) return { ...quoted([one, other]), tongue };
  const kind = FOREIGN_OR.test(dilemma) ? "named" : "thoughts";
  const asked = (option: Option, at: number) => ({ ...option, asked: tongue?.choice[kind][at] ?? option.asked });
  return { options: (kind === "named" ? BY_PLACE : OPEN).options.map(asked), deed: null, tongue };
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
const GO_OR_STAY = [told("do", "go ahead"), told("leave", "better not")];
const OPEN: FoundOptions = {
  options: [thought("first", "do"), thought("second", "leave")],
  deed: null,
};
/** Whether nothing was named to choose from; in another language nobody here can tell. */
export function isOpen({ options, tongue }: FoundOptions): boolean {
  return tongue === undefined && options === OPEN.options;
}

/** True of any two or more things, however many there are. */
const BY_PLACE: FoundOptions = { options: [placed("first"), placed("last")], deed: null };

function told(key: string, words: string): Option {
  return { key, pick: words, asked: `‘${words}’`, place: words };
}

/** Whoever names nothing to choose from is told so wherever there is room for it. */
function thought(ordinal: string, key: string): Option {
  const words = `your ${ordinal} thought`;
  return { ...named(words, key), pick: `${words} (you named no options)` };
}

function placed(ordinal: string): Option {
  return named(`the ${ordinal} one you named`);
}

function named(words: string, key = words): Option {
  return { key, pick: words, asked: words, place: words };
}

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

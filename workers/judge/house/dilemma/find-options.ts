import { detectLanguage } from "../../language/detect-language";
import { ASKING, asksOpenly, namesOptions } from "./find-question";
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
}

/**
 * The options between which the court decides. They are quoted where it is sure which words they are and told by their
 * place where it is not; a deed is answered with yes or no, and what names nothing to choose from with a first thought
 * or a pause.
 */
export function findOptions(dilemma: string, asked: string): FoundOptions {
  if (detectLanguage(dilemma).code !== "en") return FOREIGN_OR.test(asked) ? named([null, null]) : OPEN;
  const asking = ASKING.exec(asked);
  const doubted = asking === null ? IN_DOUBT.exec(asked) : null;
  if (doubted !== null) return { options: GO_OR_STAY, deed: doubted[1] ?? null };
  const isClosed = asking === null && CLOSED.test(asked);
  if (namesOptions(asked)) return isClosed ? OPEN : named(readOptions(asked));
  if (asksOpenly(asked)) return OPEN;
  if (asking !== null) return { options: YES_OR_NO, deed: asked.slice(asking.index + asking[0].length) };
  if (isClosed || /^should |\bor (?:no|not)\W*$/iu.test(asked)) return { options: YES_OR_NO, deed: null };
  const isAlone = asked === dilemma || asked.endsWith("?");
  return isAlone && BARE_DEED.test(asked) ? { options: GO_OR_STAY, deed: asked } : OPEN;
}

const YES_OR_NO = answers("yes", "no");
const GO_OR_STAY = answers("go ahead", "leave it");
const OPEN: FoundOptions = { options: answers("trust your first thought", "sleep on it"), deed: null };

function answers(...[deed, leaving]: [string, string]): Option[] {
  return [
    { key: "do", pick: deed, asked: `‘${deed}’`, place: deed },
    { key: "leave", pick: leaving, asked: `‘${leaving}’`, place: leaving },
  ];
}

/** An "or" of other languages, whose options nobody here can read. */
const FOREIGN_OR = /\s(?:oder|ou|o|u|of|eller|albo|lub|sau|vai|vagy|nebo|veya|yoksa|или)\s/iu;

/** `Is it weird to …`, `thinking of …`: yes would be no answer to whoever wants to do it. */
const IN_DOUBT =
  /(?:\b(?:is|would) it (?:be )?(?:(?:\S+ ){1,5}?(?:to|if (?:i|we)|for me to)|worth)|^(?:i'?m |i am )?(?:thinking (?:of|about)|tempted to)) ((?!.* (?:or|vs) ).+)$/iu;

/** `Is cereal a soup`: a question without a deed that yes or no would answer. */
const CLOSED = /^(?:is|are|am|was|were|does|did|has|will|would|can|could|(?:do|have|had) (?:i|we|you|they|people)) /iu;

/** `Open the good wine`: a few words that tell nothing and ask nothing are the deed. */
const BARE_DEED =
  /^(?!(?:i|i'?m|my|we|he|she|they|it|there|help|not)\b|.* \/ )[\p{L}\p{N}][^\s,)]*(?: [^\s,)]+){0,8}$/iu;

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];

function named(found: readonly OptionWords[]): FoundOptions {
  const ends = found.map((words) => words?.toLowerCase().split(/\s+/u).at(-1));
  const areTold = new Set(ends).size === found.length;
  const options = found.map((words, index) => {
    const ordinal = index > 1 && index === found.length - 1 ? "last" : ORDINALS[index];
    const place = `the ${ordinal} one you named`;
    if (words === null) return { key: place, pick: place, asked: place, place };
    // `move to Leeds or Bristol` and `move to Bristol or Leeds` are weighed alike: by the word that tells them apart.
    const pick = `“${words}”`;
    return { key: (areTold ? ends[index] : undefined) ?? words.toLowerCase(), pick, asked: pick, place };
  });
  return options.length === 0 ? OPEN : { options, deed: null };
}

import { findDilemmaContempt, withoutDilemmaContempt } from "../../dilemma/dilemma-contempt";
import type { DilemmaDomain } from "../corpora/dilemma-domain";
import { LEAVING } from "../corpora/dilemma-words";
import { cleanDilemma, englishPart } from "./clean-dilemma";
import { findDilemmaDomain } from "./find-dilemma-domain";
import { findDilemmaThing } from "./find-dilemma-thing";
import { findOptions } from "./find-options";
import { findWeight, type Weight } from "./find-weight";
import { openOptions } from "./open-options";

/** What is to be decided: a deed to do or to leave, or which of several. */
export interface Option {
  /** How a question's bearing names it: the act itself, or `do` for a lone deed and `leave` for leaving it. */
  key: string;
  /** What follows "you would": `text your ex back`. */
  act: string;
}

/** Everything that the house judge takes from a dilemma. */
export interface DilemmaReading {
  /** Two at least, in the order of the text; of a lone deed, doing it and leaving it. */
  options: Option[];
  /** Whether the second option is only that the first is left. */
  isDeed: boolean;
  /** Which option is the deed and which leaves things as they are, where two can be told so. */
  sides: { do: Option; leave: Option } | null;
  /** The dilemma in its own words, where the court can only quote it and there are any; else null. */
  quoted: string | null;
  domain: DilemmaDomain;
  /** Whether every option is of that kind, so that what the court knows of it can be asked of each. */
  isOfOneKind: boolean;
  /** Such as `the fringe`. */
  thing: string;
  contempt: string | null;
  /** Set where the matter is no trifle. */
  weight: Weight | null;
}

/** Longest quotation of a dilemma, in code points. */
const QUOTE_MAX = 110;

export function readDilemma(dilemma: string): DilemmaReading {
  const text = withoutDilemmaContempt(dilemma);
  const typed = cleanDilemma(text);
  const prose = englishPart(typed);
  const named = findOptions(prose);
  const domain = findDilemmaDomain([...named].sort().join(" "), prose);
  // One goes for a dish and to a town.
  const acts = domain.name === "travel" ? named.map((act) => act.replace(/^go for (?=\p{Lu})/u, "go to ")) : named;
  const found = acts.length > 0 ? acts : openOptions(prose, domain);
  const isDeed = found.length === 1;
  const options = isDeed ? deedOptions(found[0] ?? "") : found.map((act) => ({ key: act, act }));
  return {
    options,
    isDeed,
    sides: isDeed ? deedSides(options, domain) : tellSides(options, domain),
    quoted: acts.length > 0 || text === "" ? null : quote(text),
    domain,
    isOfOneKind:
      found.every((act) => domain.words.test(act)) || new Set(found.map((act) => act.split(" ")[0])).size === 1,
    thing: findDilemmaThing(acts, domain),
    contempt: findDilemmaContempt(dilemma),
    weight: findWeight(typed),
  };
}

function deedOptions(act: string): Option[] {
  return [
    { key: "do", act },
    { key: "leave", act: `not ${act}` },
  ];
}

function sidesOf(deed: Option | undefined, leaving: Option | undefined): DilemmaReading["sides"] {
  return deed === undefined || leaving === undefined ? null : { do: deed, leave: leaving };
}

/** Two options have sides where just one of them leaves things as they are: in this domain's own way, or as anywhere. */
function tellSides(options: readonly Option[], { leaves }: DilemmaDomain): DilemmaReading["sides"] {
  if (options.length !== 2) return null;
  for (const leaving of [leaves ?? NEVER, LEAVING]) {
    const left = options.filter(({ act }) => leaving.test(act));
    const rest = options.filter(({ act }) => !leaving.test(act));
    if (left.length === 1) return sidesOf(rest[0], left[0]);
  }
  return null;
}

/** `Should I cancel the gym?` asks about leaving: the domain's deed is then what the asker would not do. */
function deedSides([deed, leaving]: readonly Option[], { leaves }: DilemmaDomain): DilemmaReading["sides"] {
  const isLeaving = (leaves ?? NEVER).test(deed?.act ?? "");
  return isLeaving ? sidesOf(leaving, deed) : sidesOf(deed, leaving);
}

const NEVER = /$^/u;

function quote(text: string): string {
  const line = text.replace(/\s+/gu, " ").replace(/[“”"]/gu, "'").trim();
  const letters = [...line];
  return letters.length <= QUOTE_MAX
    ? `“${line}”`
    : `“${letters
        .slice(0, QUOTE_MAX - 1)
        .join("")
        .replace(/\s+\S*$/u, "")}…”`;
}

import { findDilemmaContempt, withoutDilemmaContempt } from "../../dilemma/dilemma-contempt";
import { markedExhibits } from "../../ruling/check-ruling";
import { splitClaims } from "../claims/split-claims";
import { ANY_DEED } from "../corpora/dilemma/any-deed";
import type { DilemmaDomain } from "../corpora/dilemma/domain";
import { DILEMMA_DOMAINS } from "../corpora/dilemma/domains";
import { ASKING } from "../corpora/dilemma/option-words";
import { lengthOf } from "../fill-slots";
import { isolated } from "../isolated";
import { type FoundOptions, findOptions } from "./find-options";
import { findQuestion, namesOptions } from "./find-question";
import { findWeighty, type Weighty } from "./find-weighty-matter";

/** Everything that the house judge takes from a dilemma. */
export interface DilemmaReading extends FoundOptions {
  /** The dilemma, its question or its options in quotation marks, each whole; null where all are too long. */
  quoted: string | null;
  /** What was told beside the question, sentence by sentence and letter by letter. */
  asides: string[];
  domain: DilemmaDomain;
  contempt: string | null;
  /** Set where the matter is no trifle. */
  weighty: Weighty | null;
}

export function readDilemma(dilemma: string): DilemmaReading {
  const text = withoutDilemmaContempt(dilemma);
  const asked = findQuestion(text);
  const found = findOptions(text, asked);
  const asides = asidesOf(text, asked, dilemma);
  // `Which one?` says nothing of what it is about.
  const told = asked.split(/\s+/u).length > 3 ? asked : (asides[0] ?? asked);
  return {
    ...found,
    quoted: quote(text, dilemma) ?? quote(told, dilemma) ?? listOf(found),
    asides,
    // By how the deed begins: a domain asks about its own and no other that only mentions its words.
    domain: DILEMMA_DOMAINS.find(({ deed }) => deed.test(found.deed ?? "")) ?? ANY_DEED,
    contempt: findDilemmaContempt(dilemma),
    weighty: findWeighty(text, asked, found),
  };
}

/** Longest quotation of a dilemma, in code points. */
const QUOTE_MAX = 110;

/**
 * Words of a dilemma as a quotation; null where they are too long, do not stand in it as they are, or hold marks of the
 * court's.
 */
function quote(words: string, dilemma: string): string | null {
  const isPlain = !/[“”\n]/u.test(words) && markedExhibits(words).length === 0;
  const isFit = words !== "" && isPlain && lengthOf(words) <= QUOTE_MAX && dilemma.includes(words);
  // The sentence around it brings a full stop of its own.
  return isFit ? `“${isolated(words.replace(/(?<=[^.])[.。।]$/u, ""))}”` : null;
}

/** Longest quotation on a card, in code points. */
const ASIDE_MAX = 90;

function asidesOf(text: string, asked: string, dilemma: string): string[] {
  return splitClaims(text).filter((claim) => {
    const isBeside = !claim.includes(asked) && !asked.includes(claim) && !/[?？؟:]/u.test(claim);
    const isFit = lengthOf(claim) <= ASIDE_MAX && claim.split(/\s+/u).length > 2 && dilemma.includes(claim);
    return isBeside && isFit && !namesOptions(claim) && !ASKING.test(claim);
  });
}

function listOf({ options }: FoundOptions): string | null {
  const picks = options.map(({ pick }) => pick);
  return picks.every((pick) => pick.startsWith("“")) ? picks.join(" or ") : null;
}

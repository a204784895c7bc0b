import { findDilemmaContempt, withoutDilemmaContempt } from "../../dilemma/dilemma-contempt";
import { markedExhibits } from "../../ruling/check-ruling";
import type { DilemmaDomain } from "../corpora/dilemma/domain";
import { lengthOf } from "../fill-slots";
import { findDilemmaDomain } from "./find-dilemma-domain";
import { type FoundOptions, findOptions } from "./find-options";
import { findQuestion } from "./find-question";
import { findWeightyMatter, type WeightyMatter } from "./find-weighty-matter";

/** Everything that the house judge takes from a dilemma. */
export interface DilemmaReading extends FoundOptions {
  /** The dilemma, its question or its options in quotation marks, each whole; null where all are too long. */
  quoted: string | null;
  domain: DilemmaDomain;
  contempt: string | null;
  /** Set where the matter is no trifle. */
  weighty: WeightyMatter | null;
}

export function readDilemma(dilemma: string): DilemmaReading {
  const text = withoutDilemmaContempt(dilemma);
  const asked = findQuestion(text);
  const found = findOptions(text, asked);
  return {
    ...found,
    quoted: quote(text, dilemma) ?? quote(asked, dilemma) ?? listOf(found),
    domain: findDilemmaDomain(found.deed ?? ""),
    contempt: findDilemmaContempt(dilemma),
    weighty: findWeightyMatter(text),
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
  return isFit ? `“${words.replace(/(?<=[^.])[.]$/u, "")}”` : null;
}

function listOf({ options }: FoundOptions): string | null {
  const picks = options.map(({ pick }) => pick);
  return picks.every((pick) => pick.startsWith("“")) ? picks.join(" or ") : null;
}

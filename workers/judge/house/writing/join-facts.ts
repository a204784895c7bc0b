import type { Telling } from "../corpora/voices/voice";
import type { Finding, WeighedQuestion } from "../finding/weigh-record";
import type { Chooser } from "../seeded-choice";

/** The kinds of line that introduce a fact. */
export type Join = Extract<keyof Telling, "lead" | "more" | "versus">;

/**
 * What each cited fact is introduced by: the one that decides, one more on the same side, or in a Hung Court one on the
 * other. What weighs nothing needs no introduction, and nothing alone decides what was close; of the rest some go
 * without, so that a ruling is no list.
 */
export function joinFacts(
  { winner, isByHunch, isByBelief }: Finding,
  facts: readonly WeighedQuestion[],
  isNarrow: boolean,
  chooser: Chooser,
): (Join | null)[] {
  const isDecided = winner !== "other" && !isByHunch && !isByBelief;
  return facts.map(({ score }, at) => {
    if (score === 0) return null;
    const speaks = score > 0 === (winner === "creator");
    if (isDecided && !speaks) return "versus";
    const before = facts[at - 1]?.score ?? 0;
    if (before === 0) return isDecided && !isNarrow ? chooser.pick("lead", OPENING) : null;
    return joinTo(before, score, () => chooser.pick(`more ${at}`, FURTHER));
  });
}

const OPENING: readonly (Join | null)[] = ["lead", "lead", null];
const FURTHER: readonly (Join | null)[] = ["more", "more", "more", null];

function joinTo(before: number, score: number, further: () => Join | null): Join | null {
  return score > 0 === before > 0 ? further() : "versus";
}

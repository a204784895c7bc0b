import { DECISION_MAX } from "~/domain/dilemma/dilemma";
import type { JudgePersonality } from "~/domain/judge/personality";
import { WEIGHTY_DECISIONS } from "../corpora/dilemma/weighty";
import { VOICES } from "../corpora/voices/voices";
import { capitalize, fillSlots, lengthOf } from "../fill-slots";
import type { Chooser } from "../seeded-choice";
import type { Weighty } from "./find-weighty-matter";
import type { DilemmaReading } from "./read-dilemma";
import { type DilemmaFinding, lotOf } from "./weigh-dilemma";

/** The decision in one short sentence: an option in its own words, or by its place where these do not fit the card. */
export function stateDecision(
  { weighty }: DilemmaReading,
  finding: DilemmaFinding,
  personality: JudgePersonality,
  chooser: Chooser,
): string {
  if (weighty !== null) return stateSoberly(weighty);
  const { choose, draw } = VOICES[personality].dilemma;
  const frames = chooser.shuffle("decision", finding.isDrawn ? draw : choose);
  const { pick, place } = finding.chosen;
  const candidates = [pick, place].flatMap((words) =>
    frames.map((frame) => fillSlots(frame, { pick: words, Pick: asBeginning(words), lot: lotOf(finding) })),
  );
  return candidates.find((text) => lengthOf(text) <= DECISION_MAX) ?? capitalize(place);
}

/** What is safe, and otherwise whose it is to decide; in nobody's voice and never by lot. */
export function stateSoberly({ matter, safe }: Weighty): string {
  const named = [safe.map(({ pick }) => pick), safe.map(({ place }) => place)].map(
    (words) => `Rather ${words.join(" or ")}.`,
  );
  return named.find((text) => safe.length > 0 && lengthOf(text) <= DECISION_MAX) ?? WEIGHTY_DECISIONS[matter];
}

/** What is quoted keeps its letters, even at the head of a sentence. */
function asBeginning(words: string): string {
  return words.startsWith("“") ? words : capitalize(words);
}

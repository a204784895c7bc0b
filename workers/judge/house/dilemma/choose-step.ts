import { RECOMMENDATION_MAX } from "~/domain/dilemma/dilemma";
import type { JudgePersonality } from "~/domain/judge/personality";
import { WEIGHTY_STEPS } from "../corpora/dilemma/weighty";
import { VOICES } from "../corpora/voices/voices";
import { fillSlots, lengthOf } from "../fill-slots";
import type { Chooser } from "../seeded-choice";
import type { DilemmaReading } from "./read-dilemma";
import type { DilemmaFinding } from "./weigh-dilemma";

/** One small harmless step of today that follows from the decision, in the judge's frame. */
export function chooseStep(
  { weighty, domain, deed }: DilemmaReading,
  { chosen }: DilemmaFinding,
  personality: JudgePersonality,
  chooser: Chooser,
): string {
  const lean = deed !== null && chosen.key === "leave" ? "leave" : "do";
  if (weighty !== null) return chooser.pick("step", WEIGHTY_STEPS[weighty.matter]);
  const steps = domain.steps[lean];
  const frames = chooser.shuffle("step frame", VOICES[personality].dilemma.step);
  const framed = chooser.shuffle("step", steps).flatMap((step) => frames.map((frame) => fillSlots(frame, { step })));
  // Not every frame is short enough for every step.
  return framed.find((text) => lengthOf(text) <= RECOMMENDATION_MAX) ?? chooser.pick("bare step", steps);
}

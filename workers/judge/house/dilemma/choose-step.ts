import { RECOMMENDATION_MAX } from "~/domain/dilemma/dilemma";
import type { JudgePersonality } from "~/domain/judge/personality";
import { GENERIC_DILEMMA, LATER_STEPS, WEIGHTY_STEPS } from "../corpora/dilemma-generic";
import { DILEMMA_VOICES } from "../corpora/dilemma-voices/dilemma-voices";
import { fillSlots, lengthOf } from "../fill-slots";
import type { Chooser } from "../seeded-choice";
import { isHarmless } from "../writing/is-harmless";
import type { DilemmaReading } from "./read-dilemma";
import { plainActs, shortenAct, shortenActs } from "./shorten-act";
import type { DilemmaFinding } from "./weigh-dilemma";

/** Longest option inside a step, in code points. */
const ACT_MAX = 40;

const PLAIN_STEP =
  "Write the decision on a slip of paper today, sign it, and put it where you will see it at breakfast.";

/** One small harmless step of today that follows from the decision, in the judge's frame. */
export function chooseStep(
  reading: DilemmaReading,
  finding: DilemmaFinding,
  personality: JudgePersonality,
  chooser: Chooser,
): string {
  const frames = chooser.shuffle("step frame", DILEMMA_VOICES[personality].step);
  const steps = [...chooser.shuffle("step", stepsFor(reading, finding)), PLAIN_STEP];
  const framed = steps.flatMap((step) => frames.map((frame) => fillSlots(frame, { step })));
  // A frame may be too long for a step, or an option's own words no recommendation of this court's: then the next.
  const sound = framed.find(
    (text) => lengthOf(text) <= RECOMMENDATION_MAX && (reading.weight !== null || isHarmless(text)),
  );
  return sound ?? PLAIN_STEP;
}

function stepsFor(reading: DilemmaReading, { chosen, leading }: DilemmaFinding): readonly string[] {
  if (reading.weight !== null) return WEIGHTY_STEPS[reading.weight];
  if (chosen === null)
    return tossSteps(
      reading,
      leading.map(({ act }) => act),
    );
  if (LATER.test(chosen.act)) return LATER_STEPS;
  const lean = reading.sides?.leave.key === chosen.key ? "leave" : "do";
  // The steps of a domain are about its deed; between equals only those of any deed are sure to fit.
  const own =
    reading.sides === null && (reading.domain.either === undefined || !reading.isOfOneKind)
      ? GENERIC_DILEMMA.steps.do
      : reading.domain.steps[lean];
  return own;
}

/** Who is to do it tomorrow must not be sent to begin today. */
const LATER =
  /^(?!not )(?:.* )?(?:tomorrow(?: \p{L}+)?|later|next (?:week|month|year|time|\p{L}+day)|on (?:\p{L}+day|the weekend)|this weekend|at the weekend)$/iu;

function tossSteps({ isDeed }: DilemmaReading, acts: readonly string[]): string[] {
  const [first = "", second = ""] = shortenActs(plainActs(acts), ACT_MAX);
  if (acts.length > 2) {
    return [
      "Number them in the order of the alphabet and roll a die before supper; roll again where a number is nobody's.",
    ];
  }
  const sides = isDeed ? `heads you ${shortenAct(first, ACT_MAX)}, tails you don't` : `heads ${first}, tails ${second}`;
  return [
    `Toss one coin before supper: ${sides}. Mark which side you hope for in mid-air.`,
    "Toss one coin before supper, once. If your heart sinks as it lands, do the opposite of what it says.",
  ];
}

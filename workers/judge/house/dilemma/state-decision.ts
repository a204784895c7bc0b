import { DECISION_MAX } from "~/domain/dilemma/dilemma";
import type { JudgePersonality } from "~/domain/judge/personality";
import { DILEMMA_VOICES } from "../corpora/dilemma-voices/dilemma-voices";
import { capitalize, fillSlots, lengthOf } from "../fill-slots";
import type { Chooser } from "../seeded-choice";
import type { DilemmaReading } from "./read-dilemma";
import { listActs, plainActs, shortenAct, shortenActs } from "./shorten-act";
import type { DilemmaFinding } from "./weigh-dilemma";

/** Lengths to which an option is cut in turn until the sentence fits its card, in code points. */
const ACT_LENGTHS = [60, 46, 34, 26, 20, 14, 10] as const;

/** The decision in one short sentence: an option by name, the deed with or without a "not", or what is to be tossed. */
export function stateDecision(
  reading: DilemmaReading,
  finding: DilemmaFinding,
  personality: JudgePersonality,
  chooser: Chooser,
): string {
  const candidates =
    reading.weight === null
      ? ACT_LENGTHS.flatMap((length) => statements(reading, finding, personality, chooser, length))
      : [REFERRAL];
  const fitting = candidates.find((text) => lengthOf(text) <= DECISION_MAX) ?? "Toss a coin, once.";
  return personality === "Gen Z" ? fitting : capitalize(fitting);
}

const NUMBERS: Readonly<Record<number, string>> = {
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
};

const REFERRAL = "No trifle: ask somebody qualified.";

function statements(
  reading: DilemmaReading,
  { chosen, leading }: DilemmaFinding,
  personality: JudgePersonality,
  chooser: Chooser,
  length: number,
): string[] {
  const voice = DILEMMA_VOICES[personality];
  if (chosen !== null) {
    const isLeft = reading.isDeed && chosen.key === "leave";
    const act = shortenAct(isLeft ? (reading.options[0]?.act ?? "") : chosen.act, length);
    const frames = chooser.shuffle("decision", isLeft ? voice.leave : voice.choose);
    return frames.map((frame) =>
      fillSlots(frame, { act, Act: capitalize(act) })
        .replace("…!", "…")
        .replace("….", "…"),
    );
  }
  if (leading.length > 2) {
    const acts = shortenActs(plainActs(leading.map(({ act }) => act)), length);
    return [`Roll a die: ${listActs(acts)}.`, `Roll a die among all ${NUMBERS[leading.length] ?? "of them"}.`];
  }
  const [a = "", b = ""] = shortenActs(plainActs(leading.map(({ act }) => act)), length);
  const words = reading.isDeed ? { a: shortenAct(leading[0]?.act ?? "", length), b: "don't" } : { a, b };
  return [fillSlots(chooser.pick("coin", voice.coin), words), fillSlots("Coin. Heads: {a}. Tails: {b}.", words)];
}

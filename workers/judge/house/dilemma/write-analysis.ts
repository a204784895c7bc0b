import { ANALYSIS_LENGTH, type DilemmaRecord } from "~/domain/dilemma/dilemma";
import { GENERIC_DILEMMA } from "../corpora/dilemma-generic";
import type { AnalysisList } from "../corpora/dilemma-voices/dilemma-voice";
import { DILEMMA_VOICES } from "../corpora/dilemma-voices/dilemma-voices";
import { capitalize, fillSlots, lengthOf } from "../fill-slots";
import type { Chooser } from "../seeded-choice";
import type { DilemmaReading } from "./read-dilemma";
import { sayFact } from "./say-fact";
import { listActs, shortenAct, shortenActs } from "./shorten-act";
import type { DilemmaFinding, WeighedAnswer } from "./weigh-dilemma";

/** Everything an analysis is written from. */
interface AnalysisMatter {
  record: DilemmaRecord;
  reading: DilemmaReading;
  finding: DilemmaFinding;
  chooser: Chooser;
}

type Line = (list: AnalysisList, more?: Record<string, string>) => string;

/** Longest option inside the opening and the holding, in code points. */
const MATTER_ACT_MAX = 48;
const HELD_ACT_MAX = 64;
/** What an analysis should not outgrow, so that it can be read while it is shown word by word. */
const COMFORTABLE = 900;

/** Writes the finding up in the judge's voice, and tells which exhibits it cites. */
export function writeAnalysis(matter: AnalysisMatter): { rationale: string; exhibits: number[] } {
  const { reading, finding, chooser, record } = matter;
  const line = lineWriter(matter);
  const grounds = chooseGrounds(matter);
  const general = chooser.shuffle("any maxim", GENERIC_DILEMMA.maxims);
  const [maxim = "", ...others] = chooser.shuffle("maxim", [...reading.domain.maxims, ...general.slice(0, 2)]);
  const spares = [...others, ...general.slice(2, 6)].filter((spare) => spare !== maxim);
  const needed = [
    line(reading.quoted === null ? "open" : "told"),
    ...(reading.contempt === null ? [] : [line("contempt")]),
    ...grounds.map(({ ground, list }) =>
      line(list, { fact: sayFact(ground.prompt, ground.answer), n: String(ground.number) }),
    ),
  ];
  const end =
    reading.weight !== null
      ? [line("weighty")]
      : finding.chosen === null
        ? [line(finding.answers.length === 0 ? "quiet" : "even")]
        : [line("held")];
  const ornaments =
    reading.weight === null
      ? [line("maxim", { maxim: record.judgePersonality === "Gen Z" ? lowered(maxim) : maxim })]
      : [];
  const coda = reading.weight === null ? [line("coda")] : [];
  const whole = [...needed, ...ornaments, ...end, ...coda].join(" ");
  const text = lengthOf(whole) > COMFORTABLE ? [...needed, ...end, ...coda].join(" ") : whole;
  const long = spares.reduce(
    (written, _spare, index) =>
      lengthOf(written) >= ANALYSIS_LENGTH.min
        ? written
        : [...needed, ...ornaments, ...spares.slice(0, index + 1), ...end, ...coda].join(" "),
    text,
  );
  const tossed = leading(finding) > 2 ? long.replace(/\b(?:coin|penny)\b/giu, "die") : long;
  // A quoted question keeps its own mark where the line would add another.
  const rationale = tossed.replace(/([?!…]”)[.]/gu, "$1");
  return {
    rationale: record.judgePersonality === "Gen Z" ? rationale : withSentenceCase(rationale),
    exhibits: grounds.map(({ ground }) => ground.number),
  };
}

function leading({ leading, chosen }: DilemmaFinding): number {
  return chosen === null ? leading.length : 1;
}

/** The two strongest answers for what was decided and the strongest on the other side, in the order in which they were asked. */
function chooseGrounds({ finding, reading }: AnalysisMatter): { ground: WeighedAnswer; list: AnalysisList }[] {
  const { answers, chosen } = finding;
  const speaksFor = (answer: WeighedAnswer) =>
    chosen !== null &&
    (answer.option === chosen.key
      ? answer.weight > 0
      : reading.options.length === 2 && answer.option !== "" && answer.weight < 0);
  const byWeight = (a: WeighedAnswer, b: WeighedAnswer) =>
    Math.abs(b.weight) - Math.abs(a.weight) || a.number - b.number;
  const list = ({ answer }: WeighedAnswer): AnalysisList => (answer ? "yes" : "no");
  if (chosen === null || reading.weight !== null) {
    return [...answers]
      .sort(byWeight)
      .slice(0, 2)
      .map((ground) => ({ ground, list: list(ground) }));
  }
  const pros = answers.filter(speaksFor).sort(byWeight);
  const cons = answers.filter((answer) => !speaksFor(answer)).sort(byWeight);
  const most = Math.max(2, 3 - cons.length);
  return [
    ...pros.slice(0, most).map((ground) => ({ ground, list: list(ground) })),
    ...cons.slice(0, pros.length === 0 ? 2 : 1).map((ground) => ({ ground, list: "against" as const })),
  ];
}

/** Draws a line of the voice and puts its half sentences in, none twice while others are left. */
function lineWriter({ record, reading, finding, chooser }: AnalysisMatter): Line {
  const voice = DILEMMA_VOICES[record.judgePersonality];
  const used = new Map<string, number>();
  const words = {
    matter: matterOf(reading),
    words: reading.quoted ?? "",
    held: heldOf(reading, finding),
    contempt: reading.contempt ?? "",
  };
  return (list, more = {}) => {
    const pattern = chooser.pick(`${record.judgePersonality} ${list}`, voice[list]);
    const whole = pattern.replace(/\{(\w+)\}/gu, (slot, name: string) => {
      const parts = voice.parts[name];
      if (parts === undefined || name in more || name in words) return slot;
      const times = used.get(name) ?? 0;
      used.set(name, times + 1);
      return chooser.shuffle(`${record.judgePersonality} ${name}`, parts)[times % parts.length] ?? "";
    });
    return fillSlots(whole, { ...words, ...more });
  };
}

function matterOf({ options, isDeed }: DilemmaReading): string {
  const acts = shortenActs(
    (isDeed ? options.slice(0, 1) : options).map(({ act }) => act),
    MATTER_ACT_MAX,
  );
  return `whether to ${listActs(acts)}`;
}

function heldOf({ options, isDeed }: DilemmaReading, { chosen }: DilemmaFinding): string {
  if (chosen === null) return "";
  if (isDeed && chosen.key === "leave") return `not to ${shortenAct(options[0]?.act ?? "", HELD_ACT_MAX)}`;
  return `to ${shortenAct(chosen.act, HELD_ACT_MAX)}`;
}

function lowered(maxim: string): string {
  return maxim.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

function withSentenceCase(text: string): string {
  return capitalize(
    text.replace(
      /([.!?]”? )(?!you said (?:yes|no) \()(\p{Ll})/gu,
      (_all, end: string, letter: string) => end + letter.toUpperCase(),
    ),
  );
}

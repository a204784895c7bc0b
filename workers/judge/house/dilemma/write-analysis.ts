import { ANALYSIS_LENGTH, type DilemmaRecord } from "~/domain/dilemma/dilemma";
import { asQuotation } from "../claims/split-claims";
import { ANY_DEED } from "../corpora/dilemma/any-deed";
import { WEIGHTY_REASONS } from "../corpora/dilemma/weighty";
import type { AnalysisList } from "../corpora/voices/dilemma-voice";
import { VOICES } from "../corpora/voices/voices";
import { begin, fillSlots, lengthOf } from "../fill-slots";
import type { Chooser } from "../seeded-choice";
import type { Weighty } from "./find-weighty-matter";
import type { DilemmaReading } from "./read-dilemma";
import { stateSoberly } from "./state-decision";
import { type DilemmaFinding, lotOf, type WeighedAnswer } from "./weigh-dilemma";

/** Everything an analysis is written from. */
interface AnalysisMatter {
  record: DilemmaRecord;
  reading: DilemmaReading;
  finding: DilemmaFinding;
  chooser: Chooser;
}

type Line = (list: AnalysisList, more?: Record<string, string>) => string;

/** Writes the finding up in the judge's voice, what was decided before why, and tells which exhibits it cites. */
export function writeAnalysis(matter: AnalysisMatter): { rationale: string; exhibits: number[] } {
  const { reading, finding } = matter;
  const grounds = chooseGrounds(matter);
  const exhibits = grounds.map(({ number }) => number);
  const { weighty, contempt } = reading;
  if (weighty !== null) return { rationale: writeSoberly(weighty, contempt, grounds), exhibits };
  const line = lineWriter(matter);
  const head = [
    line("held"),
    line(reading.quoted === null ? "long" : "open"),
    ...(reading.contempt === null ? [] : [line("contempt")]),
    ...grounds.map(({ list, ...ground }) => line(list, told(ground))),
  ];
  const why = finding.answers.length === 0 ? "quiet" : "even";
  const tail = [...(finding.isDrawn ? [line(why)] : []), line("coda")];
  const plain = lengthOf([...head, ...tail].join(" "));
  const maxims: string[] = [];
  for (const maxim of maximsFor(matter)) {
    if (plain + lengthOf(maxims.join(" ")) >= ANALYSIS_LENGTH.min) break;
    maxims.push(line("maxim", { maxim }));
  }
  return { rationale: [...head, ...maxims, ...tail].join(" "), exhibits };
}

/** What is no trifle is answered in plain words, whoever presides. */
function writeSoberly(weighty: Weighty, contempt: string | null, grounds: readonly Ground[]): string {
  const heard = grounds.map((ground) => fillSlots("Asked {q}, you said {said} (Exhibit {n}).", told(ground)));
  const bid = contempt === null ? [] : [`The words “${contempt}” moved nothing.`];
  return [stateSoberly(weighty), WEIGHTY_REASONS[weighty.matter], ...bid, ...heard].join(" ");
}

/** An answer as the slots of a sentence hold it. */
function told({ prompt, answer, number }: WeighedAnswer): Record<"q" | "said" | "n", string> {
  return { q: `“${asQuotation(prompt)}”`, said: answer ? "yes" : "no", n: String(number) };
}

interface Ground extends WeighedAnswer {
  list: "ground" | "against";
}

/** The strongest answer for what was decided and the strongest against it; two of a kind where there is no other. */
function chooseGrounds({ finding: { answers, chosen, isDrawn }, reading }: AnalysisMatter): Ground[] {
  const byWeight = [...answers].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.number - b.number);
  if (isDrawn || reading.weighty !== null) return byWeight.slice(0, 2).map((answer) => ({ ...answer, list: "ground" }));
  const speaksFor = ({ option, weight }: WeighedAnswer) =>
    option === chosen.key ? weight > 0 : reading.options.length === 2 && option !== "" && weight < 0;
  const pros = byWeight.filter(speaksFor);
  const cons = byWeight.filter((answer) => answer.weight !== 0 && !speaksFor(answer));
  return [
    ...pros.slice(0, cons.length === 0 ? 2 : 1).map((answer) => ({ ...answer, list: "ground" as const })),
    ...cons.slice(0, pros.length === 0 ? 2 : 1).map((answer) => ({ ...answer, list: "against" as const })),
  ];
}

/** The maxims of the domain before those of the court, each once, in the order in which they are wanted. */
function maximsFor({ reading, chooser, record }: AnalysisMatter): string[] {
  const own = chooser.shuffle("maxim", reading.domain.maxims);
  const all = [...new Set([...own, ...chooser.shuffle("any maxim", ANY_DEED.maxims)])];
  return all.map((maxim) => begin(maxim, VOICES[record.judgePersonality].suit));
}

/** Draws a line of the voice and puts its half sentences in, none twice while others are left. */
function lineWriter({ record, reading, finding, chooser }: AnalysisMatter): Line {
  const voice = VOICES[record.judgePersonality].dilemma;
  const used = new Map<string, number>();
  const words = {
    words: reading.quoted ?? "",
    pick: finding.chosen.pick,
    lot: lotOf(finding),
    contempt: reading.contempt ?? "",
  };
  return (list, more = {}) => {
    const pattern = chooser.pick(`${record.judgePersonality} ${list}`, voice[list]);
    const whole = pattern.replace(/\{(\w+)\}/gu, (slot, name: string) => {
      const parts = voice.parts[name];
      if (parts === undefined) return slot;
      const times = used.get(name) ?? 0;
      used.set(name, times + 1);
      return chooser.shuffle(`${record.judgePersonality} ${name}`, parts)[times % parts.length] ?? slot;
    });
    // A quoted question keeps its own mark where the line would add another.
    return fillSlots(whole, { ...words, ...more }).replace(/([?!.…？！。؟]\u2069?”)[.]/gu, "$1");
  };
}

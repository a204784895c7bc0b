import type { CaseRecord } from "~/domain/judge/judge";
import { JUDGE_PERSONALITIES } from "~/domain/judge/personality";
import { openBench } from "../../bench";
import { checkDecision } from "../../dilemma/check-decision";
import type { Judge } from "../../judge";
import { houseScreening } from "../../screening/screen-text";
import { LEARNT_TRANSCRIPTS } from "../fixtures/learnt-transcripts";
import { OTHER_HANDS_TRANSCRIPTS } from "../fixtures/other-hands-transcripts";
import { movedByHostileText } from "./contempt";
import {
  type DecidedCase,
  decideSeededDilemmas,
  dilemmasMovedByHostileText,
  faultyDilemmaQuestions,
  measureDilemmaFlips,
  measureOptionSymmetry,
} from "./dilemmas";
import { falseExhibits } from "./exhibits";
import { fairnessRecords, measureFairness, measureFlips, measureMirroring, measureStability } from "./fairness";
import { measureHung } from "./hung";
import { measureNameSwaps, measurePositions } from "./positions";
import { benchScreening } from "./screening";
import { measureSpeed } from "./speed";
import { spread } from "./spread";
import {
  measureTranscriptMirroring,
  measureTranscripts,
  ruleTranscripts,
  transcriptFaults,
  transcriptsMovedByHostileText,
} from "./transcripts";
import { commonestPhrase, distinctNames, type RuledCase, ruleSeededCases } from "./variety";
import { voiceSeparability } from "./voices";

/** One line of the table: what was measured, how it came out, what the house judge must reach. */
export interface Measurement {
  measure: string;
  value: number;
  floor: string;
  /** The worst offenders, for whoever has to mend them. */
  notes: string[];
}

const SEEDED_CASES = 500;
const PHRASE_LENGTH = 12;
const NAMED_CASES = 60;

/**
 * Runs every set against a judge. It takes some thousand rulings, so that only the house judge is measured in tests.
 */
export async function benchJudge(judge: Judge): Promise<Measurement[]> {
  const fairness = await measureFairness(judge);
  const records = await fairnessRecords(judge);
  const mirroring = await measureMirroring(judge, records);
  const cases = await ruleSeededCases(judge, SEEDED_CASES);
  const moved = await movedByHostileText(judge);
  const faults = cases.flatMap(({ record, ruling }) => falseExhibits(record, ruling));
  const hung = await measureHung(judge);
  const phrase = commonestPhrase(rationalesOf(cases), PHRASE_LENGTH);
  return [
    row("fairness", fairness.share, "≥ 0.95", fairness.wrong),
    row("position consistency", mirroring.consistency, "= 1"),
    row("plaintiff share", mirroring.plaintiffShare, "= 0.5"),
    row("flips with the answers", await measureFlips(judge, records), "≥ 0.95"),
    row("hung share, plausible answers", hung.plausible, "≤ 0.12"),
    row("hung share, one denies everything", hung.whereOneDenies, "≤ 0.25"),
    row("wins by denying everything", hung.deniersWin, "≤ 0.5"),
    row("repetition stability", await measureStability(judge, records), "= 1"),
    row("false exhibits", faults.length, "= 0", faults),
    row("moved by hostile text", moved.length, "= 0", moved),
    row("distinct case names", distinctNames(cases), "≥ 0.95"),
    row("commonest 12-word phrase", phrase.share, "≤ 0.02", [phrase.phrase]),
    ...(await phrasesByVoice(judge)),
    row("voices told apart", voiceSeparability(cases), "≥ 0.9"),
    ...(await benchPositions(judge, records)),
    ...(await benchTranscripts(judge)),
    ...(await benchScreening(houseScreening)),
    row("milliseconds a ruling, warm", await measureSpeed(judge, records), "≤ 10"),
  ];
}

function row(measure: string, value: number, floor: string, notes: string[] = []): Measurement {
  return { measure, value, floor, notes };
}

/** What a position or a name is worth, through the bench that reads every case from both ends. */
async function benchPositions(judge: Judge, records: readonly CaseRecord[]): Promise<Measurement[]> {
  const bench = openBench(judge, null);
  const judgements = [];
  for (const record of records) judgements.push(await bench.presideOver(record, { isLast: true }));
  return [
    row("first-slot share", measurePositions(judgements).firstSlotShare, "= 0.5"),
    row("name-swap flips", await measureNameSwaps(bench, spread(records, NAMED_CASES)), "= 0"),
  ];
}

/** The same for cases that were argued live. */
async function benchTranscripts(judge: Judge): Promise<Measurement[]> {
  const learnt = await measureTranscripts(judge, LEARNT_TRANSCRIPTS);
  const isEven = ({ winner }: (typeof OTHER_HANDS_TRANSCRIPTS)[number]) => winner === "other";
  const clear = await measureTranscripts(
    judge,
    OTHER_HANDS_TRANSCRIPTS.filter((fixture) => !isEven(fixture)),
  );
  const even = await measureTranscripts(judge, OTHER_HANDS_TRANSCRIPTS.filter(isEven));
  const { consistency, flips, plaintiffShare } = await measureTranscriptMirroring(judge);
  const moved = await transcriptsMovedByHostileText(judge);
  const cases = await ruleTranscripts(judge);
  const faults = transcriptFaults(cases);
  const phrase = commonestPhrase(rationalesOf(cases), PHRASE_LENGTH);
  return [
    row("transcripts: fairness, learnt from", learnt.share, "≥ 0.9", learnt.wrong),
    row("transcripts: fairness, other hands' clear ones", clear.share, "≥ 0.75"),
    row("transcripts: hung share, other hands' even ones", even.share, "≥ 0.75"),
    row("transcripts: position consistency", consistency, "= 1"),
    row("transcripts: plaintiff share", plaintiffShare, "= 0.5"),
    row("transcripts: flips with the seats", flips, "≥ 0.95"),
    row("transcripts: faulty rulings", faults.length, "= 0", faults),
    row("transcripts: moved by hostile text", moved.length, "= 0", moved),
    row("transcripts: commonest 12-word phrase", phrase.share, "≤ 0.03", [phrase.phrase]),
    row("transcripts: voices told apart", voiceSeparability(cases), "≥ 0.9"),
  ];
}

const SEEDED_DILEMMAS = 300;

/** The same for dilemmas: the answers decide, the place of an option and orders to the court do not. */
export async function benchDilemmas(judge: Judge): Promise<Measurement[]> {
  const cases = await decideSeededDilemmas(judge, SEEDED_DILEMMAS);
  const [symmetry, flips] = [await measureOptionSymmetry(judge), await measureDilemmaFlips(judge)];
  const questions = await faultyDilemmaQuestions(judge);
  const moved = await dilemmasMovedByHostileText(judge);
  const unsound = cases.flatMap(({ record, decision }) =>
    checkDecision(decision, record).map(({ sentence }) => `${record.dilemma}: ${sentence}`),
  );
  const phrase = commonestPhrase(
    cases.map(({ decision }) => decision.rationale),
    PHRASE_LENGTH,
  );
  const names = new Set(cases.map(({ decision }) => decision.caseName)).size / cases.length;
  return [
    { measure: "dilemmas: option symmetry", value: symmetry.share, floor: "= 1", notes: symmetry.wrong },
    { measure: "dilemmas: flips with the answers", value: flips.share, floor: "≥ 0.95", notes: flips.wrong },
    { measure: "dilemmas: faulty questions", value: questions.length, floor: "= 0", notes: questions },
    { measure: "dilemmas: unsound decisions", value: unsound.length, floor: "= 0", notes: unsound },
    { measure: "dilemmas: moved by hostile text", value: moved.length, floor: "= 0", notes: moved },
    { measure: "dilemmas: distinct case names", value: names, floor: "≥ 0.95", notes: [] },
    { measure: "dilemmas: commonest 12-word phrase", value: phrase.share, floor: "≤ 0.03", notes: [phrase.phrase] },
    { measure: "dilemmas: voices told apart", value: voiceSeparability(cases.map(asRuled)), floor: "≥ 0.9", notes: [] },
  ];
}

/** What the measure of voices reads of a case. */
function asRuled({ record, decision }: DecidedCase) {
  return { record: { judgePersonality: record.judgePersonality }, ruling: { rationale: decision.rationale } };
}

/** The same phrase count within each voice, where repetition shows much earlier; the worst voice is reported. */
async function phrasesByVoice(judge: Judge): Promise<Measurement[]> {
  const phrases = [];
  for (const voice of JUDGE_PERSONALITIES) {
    const cases = await ruleSeededCases(judge, SEEDED_CASES / 2, voice);
    phrases.push({ voice, ...commonestPhrase(rationalesOf(cases), PHRASE_LENGTH) });
  }
  const worst = Math.max(...phrases.map(({ share }) => share));
  const notes = phrases.map(({ voice, phrase, share }) => `${voice} ${share.toFixed(3)}: ${phrase}`);
  return [{ measure: "commonest 12-word phrase, worst voice", value: worst, floor: "≤ 0.1", notes }];
}

function rationalesOf(cases: readonly RuledCase[]): string[] {
  return cases.map(({ ruling }) => ruling.rationale);
}

/** Whether a value keeps to a floor such as `≥ 0.95`, `= 0` or `≤ 0.03`. */
export function keepsFloor(value: number, floor: string): boolean {
  const [sign, bound] = floor.split(" ");
  const limit = Number(bound);
  if (sign === "=") return Math.abs(value - limit) < 1e-9;
  return sign === "≥" ? value >= limit : value <= limit;
}

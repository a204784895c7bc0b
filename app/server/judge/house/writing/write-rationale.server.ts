import type { CaseRecord, Seat } from "~/domain/judge/judge";
import { agreeWith } from "../agree-with.server";
import { GRACES } from "../corpora/graces.server";
import type { Voice, VoiceList } from "../corpora/voices/voice.server";
import { VOICES } from "../corpora/voices/voices.server";
import { capitalize, fillSlots, lengthOf } from "../fill-slots.server";
import type { Evidence } from "../finding/choose-exhibits.server";
import type { Finding, WeighedQuestion } from "../finding/weigh-record.server";
import type { Reading } from "../reading/read-allegation.server";
import type { Chooser } from "../seeded-choice.server";
import { sayAnswers } from "./say-answers.server";
import { sayWhether } from "./say-question.server";

/** A rationale is long enough to be about the case and short enough to be read while it is typed out. */
const RATIONALE_LENGTH = { min: 450, max: 1_000 };

/** Holds the room of foreign words until all else is in its final case: they stand in the ruling as they were written. */
const QUOTE_SPACE = /\uE000+/u;

/** Everything a rationale is written from. */
export interface RationaleMatter {
  record: CaseRecord;
  reading: Reading;
  finding: Finding;
  evidence: Evidence;
  chooser: Chooser;
}

/** A sentence or two; `spare` ones go first, the highest number before the others, when there are too many. */
interface Passage {
  text: string;
  spare: number;
}

/** Writes the finding up in the judge's voice. It cites the evidence by its exhibits. */
export function writeRationale(matter: RationaleMatter): string {
  const serious = matter.record.tone === "Serious";
  const plain = compose(matter, serious);
  const text = serious && lengthOf(plain) < RATIONALE_LENGTH.min ? compose(matter, false) : plain;
  const cased = matter.record.judgePersonality === "Gen Z" ? text : withSentenceCase(text);
  return cased.replace(QUOTE_SPACE, () => matter.reading.foreign?.words ?? "");
}

function compose(matter: RationaleMatter, plain: boolean): string {
  const passages = passagesOf(matter, plain);
  const total = () => lengthOf(passages.map(({ text }) => text).join(" "));
  while (total() > RATIONALE_LENGTH.max) {
    const spare = Math.max(...passages.map((passage) => passage.spare));
    if (spare === 0) break;
    passages.splice(
      passages.findIndex((passage) => passage.spare === spare),
      1,
    );
  }
  // A quoted question keeps its own mark where the pattern would add another.
  return passages
    .map(({ text }) => text)
    .join(" ")
    .replaceAll("?”?", "?”")
    .replaceAll("?”.", "?”");
}

function passagesOf(matter: RationaleMatter, plain: boolean): Passage[] {
  const { record, reading, finding, evidence } = matter;
  const voice = VOICES[record.judgePersonality];
  const words = caseWords(matter);
  const line = (list: VoiceList, spare: number, more: Record<string, string> = {}): Passage => {
    const label = `${record.judgePersonality} ${list}`;
    const template = choosePattern(matter, label, list);
    return { text: agreeWith(reading.thing, fillSlots(template, { ...words, ...more })), spare };
  };
  const complainer: Seat = reading.doer === "creator" ? "opponent" : "creator";
  const holding = finding.winner === "other" ? "hung" : finding.winner === complainer ? "upheld" : "dismissed";
  const spoke = finding.testified.creator || finding.testified.opponent;
  const quiet = spoke && !(finding.testified.creator && finding.testified.opponent);
  return [
    line(openingOf(reading), 0),
    ...(reading.detail === null || plain ? [] : [line("detail", 3)]),
    ...(reading.contempt === null ? [] : [line("contempt", 0)]),
    ...(quiet ? [line("quiet", 0)] : []),
    ...(spoke ? [] : [line("nobody", 0)]),
    ...groundsOf(matter, voice, words),
    ...(plain ? [] : [line("principle", 2)]),
    ...(finding.winner === "other" ? [] : [fairPointOf(evidence.fairPoint, line, voice)]),
    line(holding, 0),
    ...(plain ? [] : [line("coda", 4)]),
  ];
}

/** A complaint in another language is quoted, not taken apart. */
function openingOf({ foreign, deed }: Reading): VoiceList {
  if (foreign !== null) return "foreign";
  return deed === null ? "bare" : "charge";
}

function fairPointOf(
  fairPoint: WeighedQuestion | null,
  line: (list: "fair" | "grace", spare: number, more?: Record<string, string>) => Passage,
  voice: Voice,
): Passage {
  return fairPoint === null ? line("grace", 0) : line("fair", 0, exhibitWords(fairPoint, voice));
}

/** One passage for each ground, no half sentence twice while others are left. */
function groundsOf(matter: RationaleMatter, voice: Voice, words: Record<string, string>): Passage[] {
  const used = new Set<string>();
  return matter.evidence.grounds.flatMap((question, rank) => {
    if (question.accord === "none") return [];
    const label = `${matter.record.judgePersonality} ground ${rank}`;
    const pattern = choosePattern(matter, label, question.accord, used);
    // The third ground is the first thing that a judge in need of room can do without after the ornaments.
    return [{ text: fillSlots(pattern, { ...words, ...exhibitWords(question, voice) }), spare: rank === 2 ? 1 : 0 }];
  });
}

/** A line of the voice with its half sentences put in; in the Serious tone the plainest, which has none. */
function choosePattern(
  { record, chooser }: RationaleMatter,
  label: string,
  list: VoiceList,
  used: Set<string> = new Set(),
): string {
  const voice = VOICES[record.judgePersonality];
  const [plainest = "", ...ornate] = voice[list];
  if (record.tone === "Serious") return plainest;
  // A plain line that its ornate sisters only vary is for the Serious tone alone.
  const lines = ornate.some((line) => partsIn(line, voice).length > 0) ? ornate : voice[list];
  return chooser.pick(label, lines).replace(/\{(\w+)\}/gu, (slot, name: string) => {
    const parts = voice.parts[name];
    if (parts === undefined) return slot;
    const shuffled = chooser.shuffle(`${label} ${name}`, parts);
    const part = shuffled.find((one) => !used.has(one)) ?? shuffled[0] ?? "";
    used.add(part);
    return part;
  });
}

function partsIn(line: string, voice: Voice): string[] {
  return [...line.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? "").filter((name) => name in voice.parts);
}

function exhibitWords({ prompt, creator, opponent, number }: WeighedQuestion, voice: Voice): Record<string, string> {
  return { whether: sayWhether(prompt), answers: sayAnswers(voice.answers, creator, opponent), n: String(number) };
}

function caseWords({ reading, finding, chooser }: RationaleMatter): Record<string, string> {
  const winnerSeat: Seat = finding.winner === "opponent" ? "opponent" : "creator";
  const loserSeat: Seat = winnerSeat === "creator" ? "opponent" : "creator";
  const loser = partyOf(loserSeat);
  return {
    clause: reading.deed?.clause ?? reading.thing,
    thing: reading.thing,
    words: sayForeignWords(reading.foreign),
    detail: reading.detail ?? "",
    contempt: reading.contempt ?? "",
    principle: chooser.pick("principle", reading.domain.principles),
    winner: partyOf(winnerSeat),
    loser,
    blame: String(finding.blame[loserSeat]),
    quiet: finding.testified.creator ? "Party B" : "Party A",
    grace: chooser.pick("grace", gracesOf(finding, loserSeat)).replaceAll("{loser}", loser),
  };
}

function sayForeignWords(foreign: Reading["foreign"]): string {
  if (foreign === null) return "";
  const { words, language } = foreign;
  return `“${"\uE000".repeat(lengthOf(words))}” (filed in ${language ?? "another language"})`;
}

/** What the record shows to the loser's credit, for a case in which no answer speaks for the loser. */
function gracesOf(finding: Finding, seat: Seat): readonly string[] {
  if (!finding.testified[seat]) return GRACES.silent;
  if (finding.questions.some(({ accord }) => accord === "agreed")) return GRACES.candid;
  if (finding.questions.every((question) => typeof question[seat] === "boolean")) return GRACES.complete;
  return GRACES.present;
}

function partyOf(seat: Seat): string {
  return seat === "creator" ? "Party A" : "Party B";
}

function withSentenceCase(text: string): string {
  return capitalize(
    text.replace(/([.!?]”? )(\p{Ll})/gu, (_all, end: string, letter: string) => end + letter.toUpperCase()),
  );
}

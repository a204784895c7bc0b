import { otherSeat, SEAT_LABELS, SEATS, type Seat } from "~/domain/case/seat";
import type { Tone } from "~/domain/case/tone";
import type { SwipeRecord } from "~/domain/judge/judge";
import { asQuotation } from "../claims/split-claims";
import { FRAMES } from "../corpora/claim-frames";
import { GRACES, PLAIN_GRACES } from "../corpora/graces";
import { MAXIMS } from "../corpora/maxims";
import type { Voice, VoiceList } from "../corpora/voices/voice";
import { voiceFor } from "../corpora/voices/voices";
import { begin, fillSlots, finish, lengthOf } from "../fill-slots";
import type { Evidence } from "../finding/choose-exhibits";
import type { Finding, WeighedQuestion } from "../finding/weigh-record";
import type { Reading } from "../reading/read-allegation";
import type { Chooser } from "../seeded-choice";
import { lineDrawerFor, withoutThing } from "./draw-line";
import { type Join, joinFacts } from "./join-facts";
import { type ToldExhibit, tellExhibit } from "./tell-exhibit";
import { tellQuestion } from "./tell-question";

/**
 * A rationale is read while it is typed out: past `max` it does without what it can spare. Below `min` it gets a maxim,
 * which has to do with nothing said before it.
 */
const LENGTH = { min: 455, max: 1_000 };
/** The loser's share of the blame, in percent: up to here it was close, and from here it was not. */
export const NARROW = 57;
const HEAVY = 80;

/** Everything a rationale is written from. */
export interface RationaleMatter {
  record: SwipeRecord;
  reading: Reading;
  finding: Finding;
  evidence: Evidence;
  chooser: Chooser;
}

/** The ruling's text, and the passage of it that grants the loser a point; `null` in a Hung Court. */
export interface Rationale {
  text: string;
  fairPoint: string | null;
}

/** A sentence or two, left out first where the whole is too long, or said in `short`. */
interface Passage {
  text: string;
  isSpare?: true;
  short?: string;
  isFairPoint?: true;
  /** The second ground, which goes where nothing else can. */
  isSecond?: true;
}

/** Writes the finding up in the judge's voice. It cites the evidence by its exhibits. */
export function writeRationale(matter: RationaleMatter): Rationale {
  const voice = voiceFor(matter.record.judgePersonality, matter.record.tone);
  const passages: Passage[] = passagesOf(matter, voice).map((passage) => ({
    ...passage,
    text: finish(passage.text, voice),
  }));
  const length = () => lengthOf(passages.map(({ text }) => text).join(" "));
  const dropWhileTooLong = (isToGo: (passage: Passage) => boolean) => {
    for (const passage of passages.filter(isToGo))
      if (length() > LENGTH.max) passages.splice(passages.indexOf(passage), 1);
  };
  dropWhileTooLong(({ isSpare }) => isSpare === true);
  for (const passage of passages.toReversed()) {
    if (passage.short !== undefined && length() > LENGTH.max) passage.text = finish(passage.short, voice);
  }
  dropWhileTooLong(({ isSecond }) => isSecond === true);
  for (const maxim of matter.chooser.shuffle("maxims", MAXIMS))
    if (length() < LENGTH.min) passages.splice(-1, 0, { text: finish(begin(maxim, voice), voice) });
  return {
    text: passages.map(({ text }) => text).join(" "),
    fairPoint: passages.find(({ isFairPoint }) => isFairPoint)?.text ?? null,
  };
}

function passagesOf(matter: RationaleMatter, voice: Voice): Passage[] {
  const { record, reading, finding, evidence, chooser } = matter;
  const words = caseWords(matter);
  const blame = finding.winner === "other" ? 50 : finding.blame[otherSeat(finding.winner)];
  const parts = blame >= HEAVY ? { ...voice.parts, share: voice.parts.heavy ?? [] } : voice.parts;
  const drawer = lineDrawerFor(parts, chooser, reading.thing);
  const line = (list: VoiceList): string =>
    fillSlots(drawer.draw(`${record.judgePersonality} ${list}`, voice[list]), words);
  const tell = (question: WeighedQuestion, introduced: boolean) =>
    tellExhibit(
      question,
      { voice, reading, chooser, drawer, label: `${record.judgePersonality} ${question.number}` },
      introduced,
    );
  const introduce = (join: Join | null, told: string) =>
    join === null ? told : `${drawer.draw(`${record.judgePersonality} ${join}`, voice.telling[join])} ${told}`;
  const joins = joinFacts(finding, evidence.grounds, blame <= NARROW, chooser);
  const fact = (question: WeighedQuestion, at: number): Passage => {
    const join = joins[at] ?? null;
    const { bare, remarked } = tell(question, join !== null);
    // What decided is no draw, as the remarks on a contradiction have it.
    if (finding.isByBelief && question.accord === "dispute") return { text: introduce(join, bare) };
    return { text: introduce(join, remarked()), short: bare, ...(at === 1 && { isSecond: true as const }) };
  };
  const spoke = SEATS.filter((seat) => finding.testified[seat]).length;
  const won = finding.winner !== "other";
  const outweighed = () => (evidence.fairPoint === null ? null : drawer.draw("but", voice.telling.but));
  const turn = finding.isByHunch ? line("hunch") : finding.isByBelief ? line("belief") : outweighed();
  const { detail } = reading;
  // What an exhibit quotes is not told twice.
  const isTold =
    detail === null || evidence.grounds.some(({ prompt }) => prompt.includes(detail)) || record.tone === "Serious";
  return [
    { text: line(openingOf(reading)) },
    ...(isTold ? [] : [{ text: line("detail"), isSpare: true as const }]),
    ...(reading.contempt === null ? [] : [{ text: line("contempt") }]),
    ...(spoke === 1 ? [{ text: line("quiet") }] : []),
    ...(spoke === 0 ? [{ text: line("nobody") }] : []),
    ...evidence.grounds.map(fact),
    ...(won ? [{ text: fairPointOf(matter, line, tell), isFairPoint: true as const }] : []),
    // What the loser can say is heard to the end before the judge turns to what it was outweighed by.
    ...(turn === null ? [] : [{ text: turn }]),
    ...(answerIn(matter) === null ? [] : [{ text: line("answer") }]),
    { text: line(holdingOf(matter, blame)) },
    { text: line("coda"), isSpare: true },
  ];
}

/** A complaint in another language is quoted with its name. */
function openingOf({ foreign, claim }: Reading): VoiceList {
  if (foreign !== null) return "foreign";
  return claim === null ? "bare" : "charge";
}

function readOut({ foreign, claim }: Reading): string {
  if (foreign === null) return `“${claim ?? ""}”`;
  return `“${claim ?? ""}” (filed in ${foreign.language ?? "another language"})`;
}

function fairPointOf(
  { finding, evidence: { fairPoint } }: RationaleMatter,
  line: (list: VoiceList) => string,
  tell: (question: WeighedQuestion, introduced: boolean) => ToldExhibit,
): string {
  if (fairPoint !== null) return `${line("fair")} ${tell(fairPoint, true).remarked(true)}`;
  return line(finding.winner !== "other" && finding.testified[otherSeat(finding.winner)] ? "grace" : "absent");
}

function holdingOf({ finding, reading }: RationaleMatter, blame: number): VoiceList {
  if (finding.winner === "other") return "hung";
  if (blame <= NARROW) return "narrow";
  // To fail, a complaint has to say of somebody else what they did.
  if (reading.whose !== "other" || finding.winner !== reading.doer) return "upheld";
  const isAdmitted = finding.questions.some(
    ({ weight, accord, creator }) => weight?.theme === "deed" && accord === "agreed" && creator === true,
  );
  return isAdmitted ? "excused" : "dismissed";
}

function caseWords(matter: RationaleMatter): Record<string, string> {
  const { reading, finding } = matter;
  const winner: Seat = finding.winner === "opponent" ? "opponent" : "creator";
  const loser = otherSeat(winner);
  const named = { winner: SEAT_LABELS[winner], loser: SEAT_LABELS[loser] };
  return {
    ...named,
    words: readOut(reading),
    detail: `“${reading.detail ?? ""}”`,
    thing: reading.thing,
    contempt: reading.contempt ?? "",
    blame: String(finding.blame[loser]),
    quiet: finding.testified.creator ? "Party B" : "Party A",
    hunch: hunchOf(matter),
    answered: answerIn(matter) ?? "",
    grace: graceOf(matter, loser),
  };
}

/** What the winner answered to a question of the complaint's own, unless that is told already. */
function answerIn({ reading, finding: { winner, questions }, evidence }: RationaleMatter): string | null {
  if (winner === "other") return null;
  const asked = questions.find(
    (one) => one.prompt.endsWith(`” ${FRAMES.answered.asks}`) && typeof one[winner] === "boolean",
  );
  if (asked === undefined || evidence.grounds.includes(asked)) return null;
  return tellQuestion(asked.prompt, reading.claim)?.[asked[winner] === true ? "yes" : "no"] ?? null;
}

/** The personal question that both foresaw the other's answer to, between marks. */
function hunchOf({ record: { testimony, hunch } }: RationaleMatter): string {
  const asked = hunch === undefined ? undefined : testimony[hunch.about - 1];
  return `“${asQuotation(asked?.prompt ?? "")}”`;
}

/** What the record shows to the loser's credit, for a case in which no answer speaks for the loser. */
function graceOf(matter: RationaleMatter, loser: Seat): string {
  const { questions } = matter.finding;
  const owned = questions.find((question) => question.weight?.theme === "you" && question[loser] === true);
  const told = owned && tellQuestion(owned.prompt);
  if (told && matter.record.tone !== "Serious" && matter.reading.foreign === null)
    return `${fillSlots(told.yes, { p: SEAT_LABELS[loser] })}, and makes no secret of it`;
  const answeredAll = questions.every((question) => typeof question[loser] === "boolean");
  // Nothing speaks for the loser here, so whatever was agreed or said alone, and weighs, was conceded.
  const conceded = questions.some(({ accord, score }) => score !== 0 && (accord === "agreed" || accord === "word"));
  const graces = conceded ? "candid" : answeredAll ? "complete" : "present";
  return tellGrace(graces, matter, otherSeat(loser));
}

type Graced = Pick<RationaleMatter, "reading" | "chooser"> & { record: { tone: Tone } };

/** How a loser bore the trial, in a clause that suits the tone and the case. */
export function tellGrace(kind: keyof typeof GRACES, { record, reading, chooser }: Graced, winner: Seat): string {
  const graces = record.tone === "Serious" ? GRACES[kind].slice(0, PLAIN_GRACES) : GRACES[kind].slice(PLAIN_GRACES);
  const words = { winner: SEAT_LABELS[winner], loser: SEAT_LABELS[otherSeat(winner)], thing: reading.thing };
  return fillSlots(chooser.pick("grace", withoutThing(graces, reading.thing)), words);
}

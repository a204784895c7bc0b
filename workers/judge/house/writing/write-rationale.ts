import { SEATS, type Seat } from "~/domain/case/seat";
import type { SwipeRecord } from "~/domain/judge/judge";
import { GRACES, PLAIN_GRACES } from "../corpora/graces";
import type { Voice, VoiceList } from "../corpora/voices/voice";
import { voiceFor } from "../corpora/voices/voices";
import { begin, capitalize, closeQuotes, fillSlots, lengthOf, outsideQuotes } from "../fill-slots";
import type { Evidence } from "../finding/choose-exhibits";
import type { Finding, WeighedQuestion } from "../finding/weigh-record";
import { isolated } from "../isolated";
import type { Reading } from "../reading/read-allegation";
import { labelOf, otherThan } from "../seats";
import type { Chooser } from "../seeded-choice";
import { lineDrawerFor, withoutThing } from "./draw-line";
import { type Join, joinFacts } from "./join-facts";
import { maximsFor } from "./maxims-for";
import { type ToldExhibit, tellExhibit } from "./tell-exhibit";

/**
 * A rationale is read while it is typed out: past `comfort` it does without its spare exhibit and its maxim, past
 * `max` without more. Every third one is `short` of a maxim, so that nobody learns them by heart; below `min` it gets
 * another.
 */
const LENGTH = { min: 480, short: 600, comfort: 800, max: 1_000 };
/** The loser's share of the blame, in percent: up to here it was close, and from here it was not. */
const BLAME = { narrow: 57, heavy: 80 };

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

/** A sentence or two, left out where the whole would be longer than `upTo` code points, or said in `short`. */
interface Passage {
  text: string;
  upTo?: number;
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
  dropSpare(passages, length);
  for (const passage of passages.toReversed()) {
    if (passage.short !== undefined && length() > LENGTH.max) passage.text = finish(passage.short, voice);
  }
  const second = passages.findIndex(({ isSecond }) => isSecond);
  if (length() > LENGTH.max && second !== -1) passages.splice(second, 1);
  for (const text of moreMaxims(matter, voice, passages)) if (length() < LENGTH.min) passages.splice(-1, 0, { text });
  return {
    text: passages.map(({ text }) => text).join(" "),
    fairPoint: passages.find(({ isFairPoint }) => isFairPoint)?.text ?? null,
  };
}

/** Leaves out, up to each limit in turn, what a ruling of that length can do without. */
function dropSpare(passages: Passage[], length: () => number): void {
  for (const limit of [LENGTH.short, LENGTH.comfort, LENGTH.max]) {
    while (length() > limit) {
      const spare = passages.findIndex(({ upTo = Number.POSITIVE_INFINITY }) => upTo <= limit);
      if (spare === -1) break;
      passages.splice(spare, 1);
    }
  }
}

function moreMaxims({ reading, chooser }: RationaleMatter, voice: Voice, passages: readonly Passage[]): string[] {
  const said = passages.map(({ text }) => text).join(" ");
  const maxims = chooser.shuffle("maxims", maximsFor(reading)).map((maxim) => finish(begin(maxim, voice), voice));
  return maxims.filter((maxim) => !said.includes(maxim));
}

function passagesOf(matter: RationaleMatter, voice: Voice): Passage[] {
  const { record, reading, finding, evidence, chooser } = matter;
  const words = caseWords(matter, voice);
  const blame = finding.winner === "other" ? 50 : finding.blame[otherThan(finding.winner)];
  const parts = blame >= BLAME.heavy ? { ...voice.parts, share: voice.parts.heavy ?? [] } : voice.parts;
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
  const facts = evidence.spare === null ? evidence.grounds : [...evidence.grounds, evidence.spare];
  const joins = joinFacts(finding, facts, chooser);
  const fact = (question: WeighedQuestion, at: number): Passage => {
    const join = joins[at] ?? null;
    const { bare, remarked } = tell(question, join !== null);
    if (question === evidence.spare) return { text: introduce(join, bare), upTo: LENGTH.comfort };
    // What decided is no draw, as the remarks on a contradiction have it.
    if (finding.isByBelief && question.accord === "dispute") return { text: introduce(join, bare) };
    return { text: introduce(join, remarked()), short: bare, ...(at === 1 && { isSecond: true as const }) };
  };
  const spoke = SEATS.filter((seat) => finding.testified[seat]).length;
  const won = finding.winner !== "other";
  return [
    { text: line(openingOf(reading)) },
    ...(reading.detail === null ? [] : [{ text: line("detail"), upTo: LENGTH.max }]),
    ...(reading.contempt === null ? [] : [{ text: line("contempt") }]),
    ...(spoke === 1 ? [{ text: line("quiet") }] : []),
    ...(spoke === 0 ? [{ text: line("nobody") }] : []),
    ...facts.map(fact),
    ...(finding.isByBelief ? [{ text: line("belief") }] : []),
    ...(finding.isByHunch ? [{ text: line("hunch") }] : []),
    { text: line("principle"), upTo: chooser.pick("maxim", [LENGTH.short, LENGTH.comfort, LENGTH.comfort]) },
    ...(won ? [{ text: fairPointOf(matter, line, tell), isFairPoint: true as const }] : []),
    ...(evidence.fairPoint === null ? [] : [{ text: drawer.draw("but", voice.telling.but), upTo: LENGTH.max }]),
    { text: line(holdingOf(matter, blame)) },
    { text: line("coda"), upTo: LENGTH.max },
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
  if (fairPoint !== null) return `${line("fair")} ${tell(fairPoint, true).remarked()}`;
  return line(finding.winner !== "other" && finding.testified[otherThan(finding.winner)] ? "grace" : "absent");
}

function holdingOf({ finding, reading }: RationaleMatter, blame: number): VoiceList {
  if (finding.winner === "other") return "hung";
  if (blame <= BLAME.narrow) return "narrow";
  // To fail, a complaint has to say of somebody else what they did.
  if (reading.whose !== "other" || finding.winner !== reading.doer) return "upheld";
  const isAdmitted = finding.questions.some(
    (question) => question.weight?.theme === "deed" && question[reading.doer] === true,
  );
  return isAdmitted ? "excused" : "dismissed";
}

function caseWords(matter: RationaleMatter, voice: Voice): Record<string, string> {
  const { reading, finding, chooser } = matter;
  const winner: Seat = finding.winner === "opponent" ? "opponent" : "creator";
  const loser = otherThan(winner);
  const named = { winner: labelOf(winner), loser: labelOf(loser) };
  return {
    ...named,
    words: readOut(reading),
    thing: reading.thing,
    detail: reading.detail ?? "",
    contempt: reading.contempt ?? "",
    principle: begin(chooser.pick("principle", maximsFor(reading)), voice),
    blame: String(finding.blame[loser]),
    quiet: finding.testified.creator ? "Party B" : "Party A",
    hunch: hunchOf(matter),
    grace: fillSlots(graceOf(matter, loser), { ...named, thing: reading.thing }),
  };
}

/** The personal question that both foresaw the other's answer to, between marks. */
function hunchOf({ record: { testimony, hunch } }: RationaleMatter): string {
  const asked = hunch === undefined ? undefined : testimony[hunch.about - 1];
  return `“${isolated(asked?.prompt ?? "")}”`;
}

/** What the record shows to the loser's credit, for a case in which no answer speaks for the loser. */
function graceOf({ record, reading, finding, chooser }: RationaleMatter, loser: Seat): string {
  const answeredAll = finding.questions.every((question) => typeof question[loser] === "boolean");
  // Nothing speaks for the loser here, so whatever was agreed or said alone, and weighs, was conceded.
  const conceded = finding.questions.some(
    ({ accord, score }) => score !== 0 && (accord === "agreed" || accord === "word"),
  );
  const graces = conceded ? GRACES.candid : answeredAll ? GRACES.complete : GRACES.present;
  const inTone = record.tone === "Serious" ? graces.slice(0, PLAIN_GRACES) : graces.slice(PLAIN_GRACES);
  return chooser.pick("grace", withoutThing(inTone, reading.thing));
}

/**
 * Sentences begin with a capital where the voice has them, and a quotation that ends one keeps its own mark alone. What
 * is quoted stays as it was written.
 */
function finish(text: string, { capitals }: Voice): string {
  const words = outsideQuotes(text.replaceAll("?.", "?"), (said) => (capitals ? withSentenceCase(said) : said));
  return closeQuotes(words);
}

function withSentenceCase(text: string): string {
  return capitalize(
    text.replace(
      /((?:[.!?]|[.?]”) ['‘“]?)(\p{Ll})/gu,
      (_all, end: string, letter: string) => end + letter.toUpperCase(),
    ),
  );
}

import { otherSeat, SEAT_LABELS, SEATS } from "~/domain/case/seat";
import type { CourtroomRecord, Exhibit } from "~/domain/judge/judge";
import { quotes } from "../../record/excerpt";
import { contemptsIn } from "../../record/record-contempt";
import { RATIONALE_MIN } from "../../ruling/check-ruling";
import { MAXIMS } from "../corpora/maxims";
import type { CourtVoiceList } from "../corpora/voices/court-voice";
import { VOICES, voiceFor } from "../corpora/voices/voices";
import { begin, capitalize, closeQuotes, fillSlots, finish, lengthOf } from "../fill-slots";
import type { Reading } from "../reading/read-allegation";
import type { Chooser } from "../seeded-choice";
import { lineDrawerFor, withoutThing } from "../writing/draw-line";
import { NARROW, tellGrace } from "../writing/write-rationale";
import type { Citations, Passage as Cited } from "./choose-passages";
import type { Words } from "./find-exchanges";
import { quotationOf } from "./quotation-of";
import type { TranscriptFinding } from "./weigh-transcript";

/** Long enough to be about the case and short enough to be read while it is typed out, in code points. */
const LENGTH_MAX = 1_050;

/** Everything that a ruling on a transcript is written from. */
export interface TranscriptMatter {
  record: CourtroomRecord;
  /** Everything on the record that speaks of the matter. */
  said: readonly Exhibit[];
  reading: Reading;
  finding: TranscriptFinding;
  citations: Citations;
  chooser: Chooser;
}

/** A line or two; `spare` ones go first, the highest number before the others, when there are too many. */
interface Passage {
  text: string;
  spare: number;
}

/** A rationale, and the words of it that grant the loser a point. */
export interface TranscriptRationale {
  rationale: string;
  fairPoint: string | null;
}

/** Writes the finding up in the judge's voice, with the messages' own words. */
export function writeTranscriptRationale(matter: TranscriptMatter): TranscriptRationale {
  const { record, chooser } = matter;
  const fairPoint = fairPointOf(matter);
  const passages = passagesOf(matter, fairPoint);
  const written = () => passages.map(({ text }) => text).join(" ");
  while (lengthOf(written()) > LENGTH_MAX) {
    const spare = Math.max(...passages.map((passage) => passage.spare));
    if (spare === 0) break;
    passages.splice(
      passages.findIndex((passage) => passage.spare === spare),
      1,
    );
  }
  // Where next to nothing was written, the court's maxims fill the page.
  for (const maxim of chooser.shuffle("maxim", MAXIMS)) {
    if (lengthOf(written()) >= RATIONALE_MIN) break;
    passages.splice(-1, 0, { text: begin(maxim, VOICES[record.judgePersonality].suit), spare: 1 });
  }
  return { rationale: written(), fairPoint };
}

function passagesOf(matter: TranscriptMatter, fairPoint: string | null): Passage[] {
  const { record, said, finding, citations } = matter;
  const { winner, blame } = finding;
  const silent = SEATS.filter((seat) => !said.some((exhibit) => exhibit.seat === seat));
  const passage = (list: CourtVoiceList, words: Record<string, string>, spare: number, rank = 0): Passage => ({
    text: say(matter, list, words, rank),
    spare,
  });
  const grounds = citations.grounds.map((citation, rank) =>
    passage(citation.said, citationWords(matter, citation), 0, rank),
  );
  const won = winner === "other" ? "creator" : winner;
  const loser = otherSeat(won);
  const named = { winner: SEAT_LABELS[won], loser: SEAT_LABELS[loser], blame: String(blame[loser]) };
  return [
    { text: opening(matter), spare: 0 },
    ...(finding.unread === null ? [] : [passage("unread", { language: finding.unread }, 0)]),
    ...detailOf(matter),
    ...contemptsIn(record).map(({ words, seat }, rank) =>
      passage("contempt", { p: SEAT_LABELS[seat], contempt: words }, 0, rank),
    ),
    ...(silent.length === SEATS.length
      ? [passage("nobody", {}, 0)]
      : silent.map((seat) => passage("silence", { p: SEAT_LABELS[seat] }, 0))),
    ...grounds,
    ...(fairPoint === null ? [] : [{ text: fairPoint, spare: 0 }]),
    ...holdingsOf(matter).map((list) => passage(list, named, 0)),
    ...(record.tone === "Serious" ? [] : [passage("coda", {}, 4)]),
  ];
}

/** What decided, and what follows from it. To fail, a complaint has to say of somebody else what they did. */
function holdingsOf({ reading, citations, finding: { winner, blame } }: TranscriptMatter): CourtVoiceList[] {
  if (winner === "other") return ["hung"];
  const fails = winner === "opponent" && reading.whose === "other";
  const holding = blame[otherSeat(winner)] <= NARROW ? "narrow" : fails ? "dismissed" : "upheld";
  // What outweighed a point is said of one that was read out.
  return citations.fairPoint === null ? [holding] : ["weighed", holding];
}

function opening(matter: TranscriptMatter): string {
  const { record, chooser } = matter;
  const { foreign, claim, thing } = matter.reading;
  const words = `“${claim ?? ""}”`;
  // "I rule on the transcript" is said of a complaint alone.
  if (foreign !== null && matter.finding.unread === null) return say(matter, "foreign", { words });
  if (claim === null && foreign === null) return say(matter, "bare", { thing });
  // A complaint is read out of a chat, or more often as in any other suit.
  const isOfChats = chooser.pick("opening", [true, false, false]) || record.tone === "Serious" || foreign !== null;
  if (isOfChats) return say(matter, "open", { words });
  return sayOfComplaint(matter, "charge", { words, thing });
}

function detailOf(matter: TranscriptMatter): Passage[] {
  const { detail } = matter.reading;
  if (detail === null || matter.record.tone === "Serious") return [];
  return [{ text: sayOfComplaint(matter, "detail", { detail: `“${detail}”` }), spare: 3 }];
}

/** What is said of a complaint in any case. */
function sayOfComplaint(
  { record, reading, chooser }: TranscriptMatter,
  list: "charge" | "detail",
  words: Record<string, string>,
): string {
  const { suit } = VOICES[record.judgePersonality];
  return finish(fillSlots(lineDrawerFor(suit.parts, chooser, reading.thing).draw(list, suit[list]), words), suit);
}

function fairPointOf(matter: TranscriptMatter): string | null {
  const { record, said, chooser, citations, finding } = matter;
  const { winner } = finding;
  if (winner === "other") return null;
  if (citations.fairPoint !== null) return say(matter, "fair", citationWords(matter, citations.fairPoint));
  const isHeard = said.some(({ seat }) => seat !== winner);
  const grace = tellGrace(isHeard ? (citations.isCandid ? "candid" : "heard") : "silent", matter, winner);
  const voice = voiceFor(record.judgePersonality, record.tone);
  const words = { loser: SEAT_LABELS[otherSeat(winner)], grace };
  return finish(fillSlots(chooser.pick("fair", voice.grace), words), voice);
}

function citationWords({ record }: TranscriptMatter, { before, ...said }: Cited): Record<string, string> {
  const quoted = ({ number, typed }: Words) => {
    const words = quotationOf(typed);
    const stands = words !== null && quotes(words, record.messages[number - 1]?.content ?? "");
    return stands ? `“${words}”` : VOICES[record.judgePersonality].courtroom.unquoted;
  };
  return {
    p: SEAT_LABELS[said.seat],
    o: SEAT_LABELS[otherSeat(said.seat)],
    q: quoted(said),
    n: String(said.number),
    ...(before && { r: quoted(before), m: String(before.number) }),
  };
}

/** A line of the voice, the plainest in the Serious tone; `rank` keeps two draws of one list apart. */
function say(
  { record, reading, chooser }: TranscriptMatter,
  list: CourtVoiceList,
  words: Record<string, string>,
  rank = 0,
): string {
  const { judgePersonality: judge, tone } = record;
  const { courtroom, suit } = VOICES[judge];
  const [plainest = "", ...own] = courtroom[list];
  const ornate = list === "coda" ? [...own, ...suit.coda] : own;
  const shuffled = chooser.shuffle(`${judge} court ${list}`, withoutThing(ornate, reading.thing));
  const line = tone === "Serious" ? plainest : (shuffled[rank % shuffled.length] ?? plainest);
  const text = closeQuotes(fillSlots(line, { thing: reading.thing, ...words }));
  // What a party typed keeps its small letters even at the beginning of a sentence.
  return text.startsWith("“") || !suit.capitals ? text : capitalize(text);
}

import { SEATS, type Seat } from "~/domain/case/seat";
import type { CourtroomRecord, Exhibit } from "~/domain/judge/judge";
import { excerptOf } from "../../record/excerpt";
import type { CREDITS } from "../corpora/court-credits";
import { UNPRINTABLE_WORDS } from "../corpora/court-words";
import type { EarlierWords, ReadMessage, Signal, SignalKind } from "./find-signals";
import { leanOf, otherThan, type TranscriptFinding } from "./weigh-transcript";

/** A message that the ruling cites, and what for. `plain` where it shows nothing. */
export interface Citation {
  kind: SignalKind | "plain";
  seat: Seat;
  number: number;
  typed: string;
  earlier?: EarlierWords;
}

/** What the ruling tells of the transcript. */
export interface Citations {
  grounds: Citation[];
  /** The loser's best message with what it is good for; null in a Hung Court and for a loser who wrote nothing. */
  fairPoint: (Citation & { credit: keyof typeof CREDITS }) | null;
}

const GROUNDS_MAX = 4;

/** What a regret must be worth to be a reason. */
const TELLING_REGRET = 0.6;

/** So many messages a ruling cites at least, where there are as many. */
const CITED_MIN = 2;

/** Picks the messages that a ruling cites: what decided it, no kind twice of one party, and one of each who wrote. */
export function chooseCitations(
  finding: TranscriptFinding,
  record: CourtroomRecord,
  said: readonly Exhibit[],
): Citations {
  const citations = finding.winner === "other" ? hungCitations(finding) : telling(finding, finding.winner);
  const { grounds, fairPoint } = citations;
  const cited = [...grounds, ...(fairPoint === null ? [] : [fairPoint])];
  return { grounds: [...grounds, ...witnesses(cited, finding, record, said)], fairPoint };
}

function telling({ signals, messages, spoke }: TranscriptFinding, winner: Seat): Citations {
  const loser = otherThan(winner);
  const fairPoint = spoke[loser] ? bestOf(loser, signals, messages) : null;
  const speaks = (signal: Signal) => (signal.seat === winner ? leanOf(signal) > 0 : leanOf(signal) < 0);
  const others = signals.filter(({ number }) => number !== fairPoint?.number);
  const strongest = distinct(byStrength(others.filter((signal) => isTelling(signal) && speaks(signal))));
  // Read in the order of the transcript, the exchange can be followed.
  const grounds = withOccasions(strongest.slice(0, GROUNDS_MAX));
  return { grounds: grounds.sort((a, b) => a.number - b.number), fairPoint };
}

/**
 * What drew a concession, or was dodged, is told with it once for each; and not where it can't be printed or is cited
 * for itself. A contradiction is nothing without what it takes back.
 */
function withOccasions(signals: readonly Signal[]): Signal[] {
  const told = new Set<boolean>();
  return signals.map((signal) => {
    const { earlier, ...alone } = signal;
    if (earlier === undefined || signal.kind === "contradiction") return signal;
    const isDodge = signal.kind === "dodge";
    const isCited = signals.some(({ number }) => number === earlier.number);
    if (isCited || told.has(isDodge) || quotationOf(earlier.typed) === null) return alone;
    told.add(isDodge);
    return signal;
  });
}

/** A bare yes, and a bare "hm", weigh a little; held up as a reason for the ruling they would look silly. */
function isTelling({ kind, strength }: Signal): boolean {
  return kind !== "answer" && !(kind === "regret" && strength < TELLING_REGRET);
}

/**
 * Messages that decided nothing and are cited all the same, so that each who wrote is heard and the ruling rests on
 * two.
 */
function witnesses(
  cited: readonly Citation[],
  { messages }: TranscriptFinding,
  record: CourtroomRecord,
  said: readonly Exhibit[],
): Citation[] {
  const found: Citation[] = [];
  const isCited = (number: number) =>
    [...cited, ...found].some((citation) => citation.number === number || citation.earlier?.number === number);
  const call = (seats: readonly Seat[]) => {
    const [best] = seats.flatMap((seat) => plainest(seat, messages, [...cited, ...found]));
    const left = said.find(({ number, seat }) => seats.includes(seat) && !isCited(number));
    const content = left === undefined ? "" : (record.messages[left.number - 1]?.content ?? "");
    if (best !== undefined) found.push(best);
    else if (left !== undefined) found.push({ kind: "plain", ...left, typed: content });
  };
  for (const seat of SEATS.filter((one) => said.some((exhibit) => exhibit.seat === one))) {
    if (![...cited, ...found].some((citation) => citation.seat === seat)) call([seat]);
  }
  const total = new Set([...cited, ...found].map(({ number }) => number)).size;
  if (total < Math.min(CITED_MIN, said.length)) call(SEATS);
  return found;
}

/** In a draw the strongest two of either side, in turn. */
function hungCitations({ signals, messages }: TranscriptFinding): Citations {
  const grounds = SEATS.flatMap((seat) => {
    const own = distinct(byStrength(signals.filter((signal) => signal.seat === seat && isTelling(signal)))).slice(0, 2);
    return own.length > 0 ? withOccasions(own) : plainest(seat, messages, []);
  }).sort((a, b) => a.number - b.number);
  return { grounds, fairPoint: null };
}

/** The message that speaks best for a party: a merit before candour, candour before a civil nothing. */
function bestOf(seat: Seat, signals: readonly Signal[], messages: readonly ReadMessage[]): Citations["fairPoint"] {
  // What its author took back later is nobody's to praise, nor how.
  const undone = signals.filter((signal) => signal.seat === seat && signal.kind === "contradiction");
  const isUndone = ({ number }: Signal) =>
    undone.some((signal) => signal.number === number || signal.earlier?.number === number);
  const all = signals.filter((signal) => signal.seat === seat);
  const own = all.filter((signal) => !isUndone(signal));
  const [merit] = byStrength(own.filter((signal) => leanOf(signal) > 0));
  if (merit !== undefined && isCredit(merit.kind)) return { ...merit, credit: merit.kind };
  const [candid] = byStrength(own.filter((signal) => signal.kind === "regret" && isTelling(signal)));
  if (candid !== undefined) return { ...candid, credit: "regret" };
  const [harmless] = plainest(seat, messages, all);
  if (harmless !== undefined) return { ...harmless, credit: "plain" };
  const confession =
    all.find(({ kind }) => kind === "concession") ??
    all.find((signal) => signal.kind === "regret" && isTelling(signal));
  if (confession !== undefined) return { ...confession, credit: "concession" };
  const [any] = plainest(seat, messages, []);
  return any === undefined ? null : { ...any, credit: "rough" };
}

function isCredit(kind: SignalKind): kind is "receipt" | "fact" | "offer" | "answer" {
  return kind === "receipt" || kind === "fact" || kind === "offer" || kind === "answer";
}

/** The longest message of a party that can be quoted and is not cited for something else. */
function plainest(seat: Seat, messages: readonly ReadMessage[], taken: readonly { number: number }[]): Citation[] {
  const own = messages
    .filter((message) => message.seat === seat && !taken.some(({ number }) => number === message.number))
    .map(({ number, clauses }) => ({ number, typed: clauses.map((clause) => clause.typed).join(" ") }));
  const longest = own
    .map((message) => ({ ...message, reach: reach(message.typed) }))
    .sort((one, other) => other.reach - one.reach);
  const message = longest.find(({ typed }) => quotationOf(typed) !== null) ?? longest[0];
  return message === undefined ? [] : [{ kind: "plain", seat, number: message.number, typed: message.typed }];
}

/** How much of a message a reader sees. */
function reach(typed: string): number {
  return Math.min([...typed].length, 60);
}

function byStrength(signals: readonly Signal[]): Signal[] {
  return [...signals].sort((a, b) => Math.abs(leanOf(b)) - Math.abs(leanOf(a)) || a.number - b.number);
}

/** No message twice, and no kind twice of one party: the second of a kind is no news. */
function distinct(signals: readonly Signal[]): Signal[] {
  const chosen: Signal[] = [];
  for (const signal of signals) {
    const isTaken = chosen.some(
      (other) =>
        other.number === signal.number ||
        other.earlier?.number === signal.number ||
        (other.seat === signal.seat && other.kind === signal.kind),
    );
    if (!isTaken) chosen.push(signal);
  }
  return chosen;
}

/** A party's words as a ruling quotes them, or null where they can't be printed. */
export function quotationOf(typed: string): string | null {
  return UNPRINTABLE_WORDS.test(typed) ? null : excerptOf(typed.replace(/[.,;:\s]+$/u, ""));
}

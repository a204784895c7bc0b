import { SEATS, type Seat } from "~/domain/case/seat";
import type { CourtroomRecord, Exhibit } from "~/domain/judge/judge";
import { type CREDITS, JOKES } from "../corpora/court-credits";
import { otherThan } from "../seats";
import { type Cited, findRemarks } from "./find-remarks";
import { quotationOf } from "./quotation-of";
import type { TranscriptFinding } from "./weigh-transcript";

/** What the ruling tells of the transcript. */
export interface Citations {
  grounds: Cited[];
  /** The loser's best message with what it is good for; null in a Hung Court and for a loser who wrote nothing. */
  fairPoint: (Cited & { credit: keyof typeof CREDITS }) | null;
}

const GROUNDS_MAX = 4;

/** Below this a message is no reason for anything. */
const TELLING = 0.25;

/** So many messages a ruling cites at least, where there are as many. */
const CITED_MIN = 2;

/** Picks the messages that a ruling cites: what decided it, no remark twice of one party, and one of each who wrote. */
export function chooseCitations(
  { winner, messages }: TranscriptFinding,
  record: CourtroomRecord,
  said: readonly Exhibit[],
): Citations {
  const all = findRemarks(messages);
  const fairPoint = winner === "other" ? null : bestOf(otherThan(winner), all);
  const others = all.filter(({ number }) => number !== fairPoint?.number);
  const grounds = withOccasions(winner === "other" ? evenGrounds(others) : telling(others, winner));
  const cited = [...grounds, ...(fairPoint === null ? [] : [fairPoint])];
  return { grounds: [...grounds, ...witnesses(cited, all, record, said)], fairPoint };
}

/** What decided it, in the order of the transcript, in which the exchange can be followed. */
function telling(all: readonly Cited[], winner: Seat): Cited[] {
  const forWinner = ({ seat, helps }: Cited) => (seat === winner ? helps : -helps);
  const strongest = all
    .filter((cited) => {
      if (cited.remark === "plain") return cited.seat === winner && stands(cited);
      return forWinner(cited) > TELLING || isHollow(cited, otherThan(winner));
    })
    .sort((one, other) => forWinner(other) - forWinner(one) || one.number - other.number);
  return inOrder(distinct(strongest).slice(0, GROUNDS_MAX));
}

/** What helps its author more than this is worth telling where nothing is sure of it but that. */
const STANDS = 0.6;
const STATEMENT = /^(?:\S+\s+){3,}\S*[^\s?]$/u;

function stands({ helps, typed }: Cited): boolean {
  return helps > STANDS && STATEMENT.test(typed);
}

/** In a draw the strongest two of either side, in turn. */
function evenGrounds(all: readonly Cited[]): Cited[] {
  const strongest = (seat: Seat) =>
    all
      .filter((cited) => cited.seat === seat && isNamed(cited))
      .sort((one, other) => Math.abs(other.helps) - Math.abs(one.helps) || one.number - other.number);
  return inOrder(SEATS.flatMap((seat) => distinct(strongest(seat)).slice(0, 2)));
}

/** Whether there is something to say of a message. */
function isNamed({ remark }: Cited): boolean {
  return remark !== "plain";
}

/** Proof that is only spoken of, a bare denial, an insult: they weigh little, and that is worth saying of who lost. */
const HOLLOW: readonly Cited["remark"][] = ["claimed", "denial", "insult"];

function isHollow({ remark, seat }: Cited, loser: Seat): boolean {
  return seat === loser && HOLLOW.includes(remark);
}

/** No message twice, and no remark twice of one party: the second of a kind is no news. */
function distinct(all: readonly Cited[]): Cited[] {
  return all.filter(
    ({ seat, remark }, index) => all.findIndex((one) => one.seat === seat && one.remark === remark) === index,
  );
}

function inOrder(all: readonly Cited[]): Cited[] {
  return [...all].sort((one, other) => one.number - other.number);
}

/**
 * What drew a concession, or was dodged, is told with it once for each; and not where it can't be printed or is cited
 * for itself. A contradiction is nothing without what it takes back.
 */
function withOccasions(grounds: readonly Cited[]): Cited[] {
  const told = new Set<string>();
  return grounds.map((cited) => {
    const { earlier, ...alone } = cited;
    if (earlier === undefined || cited.remark === "contradiction") return cited;
    const isCited = grounds.some(({ number }) => number === earlier.number);
    if (isCited || told.has(cited.remark) || quotationOf(earlier.typed) === null) return alone;
    told.add(cited.remark);
    return cited;
  });
}

/**
 * Messages that decided nothing and are cited all the same, so that each who wrote is heard and the ruling rests on
 * two.
 */
function witnesses(
  cited: readonly Cited[],
  all: readonly Cited[],
  record: CourtroomRecord,
  said: readonly Exhibit[],
): Cited[] {
  const found: Cited[] = [];
  const taken = () =>
    [...cited, ...found].flatMap(({ number, earlier }) => [number, ...(earlier ? [earlier.number] : [])]);
  const call = (seats: readonly Seat[]) => {
    const [best] = seats.flatMap((seat) =>
      plainest(all.filter((one) => one.seat === seat && !taken().includes(one.number))),
    );
    const left = said.find(({ number, seat }) => seats.includes(seat) && !taken().includes(number));
    if (best !== undefined) found.push({ ...best, remark: "plain" });
    else if (left !== undefined) {
      const typed = record.messages[left.number - 1]?.content ?? "";
      found.push({ ...left, typed, remark: "plain", helps: 0 });
    }
  };
  for (const seat of SEATS.filter((one) => said.some((exhibit) => exhibit.seat === one))) {
    if (![...cited, ...found].some((one) => one.seat === seat)) call([seat]);
  }
  if (new Set([...cited, ...found].map(({ number }) => number)).size < Math.min(CITED_MIN, said.length)) call(SEATS);
  return found;
}

/** What each remark is to its author's credit. */
const CREDIT_FOR: Partial<Record<Cited["remark"], keyof typeof CREDITS>> = {
  fact: "fact",
  recalled: "fact",
  offer: "offer",
  concession: "concession",
  contradiction: "concession",
};

/** The message that speaks best for a party: a merit before a civil nothing, and that before candour, which cost it. */
function bestOf(seat: Seat, all: readonly Cited[]): Citations["fairPoint"] {
  const own = all.filter((one) => one.seat === seat);
  const byHelp = [...own].sort((one, other) => other.helps - one.helps || one.number - other.number);
  const best =
    byHelp.find(({ remark, helps }) => helps > 0 && CREDIT_FOR[remark] !== undefined) ??
    plainest(own.filter(({ remark }) => remark === "plain"))[0] ??
    own.find(({ remark }) => CREDIT_FOR[remark] !== undefined) ??
    plainest(own)[0];
  if (best === undefined) return null;
  const { earlier: _earlier, ...cited } = best;
  return { ...cited, credit: CREDIT_FOR[best.remark] ?? civilCredit(best) };
}

/** A civil nothing may have been a joke, or a question. */
function civilCredit({ remark, typed }: Cited): keyof typeof CREDITS {
  if (remark !== "plain") return "rough";
  if (JOKES.test(typed)) return "joke";
  return /\?\W*$/u.test(typed) ? "question" : "plain";
}

/** So much of a message a reader sees. */
const SEEN_MAX = 60;

/** The longest message first that can be quoted. */
function plainest(own: readonly Cited[]): Cited[] {
  const seen = ({ typed }: Cited) => (quotationOf(typed) === null ? 0 : Math.min([...typed].length, SEEN_MAX));
  return [...own].sort((one, other) => seen(other) - seen(one) || one.number - other.number);
}

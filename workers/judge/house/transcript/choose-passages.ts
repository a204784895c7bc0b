import { otherSeat, SEATS, type Seat } from "~/domain/case/seat";
import type { CourtroomRecord, Exhibit } from "~/domain/judge/judge";
import { CREDIT_FOR, type Credit, JOKES } from "../corpora/court-credits";
import { type Cited, findRemarks, MERITS } from "./find-remarks";
import { quotationOf } from "./quotation-of";
import type { TranscriptFinding } from "./weigh-transcript";

/** What the ruling tells of the transcript. */
export interface Citations {
  grounds: Cited[];
  /** The loser's best message with what it is good for; null in a Hung Court and for a loser who wrote nothing. */
  fairPoint: (Cited & { credit: Credit }) | null;
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
  const fairPoint = winner === "other" ? null : bestOf(otherSeat(winner), all);
  const others = all.filter(({ number }) => number !== fairPoint?.number);
  const grounds = withOccasions(winner === "other" ? evenGrounds(others) : telling(others, winner));
  const cited = [...grounds, ...(fairPoint === null ? [] : [fairPoint])];
  return { grounds: [...grounds, ...witnesses(cited, all, record, said)], fairPoint };
}

/** What decided it, in the order of the transcript, in which the exchange can be followed. */
function telling(all: readonly Cited[], winner: Seat): Cited[] {
  const forWinner = ({ seat, helps }: Cited) => (seat === winner ? helps : -helps);
  const tells = (cited: Cited) => forWinner(cited) + (cited.remark === "plain" ? fullness(cited) : 0);
  const strongest = all
    // What decided for its author is no excuse, no bare denial and no insult, whatever it sounds like.
    .map((cited) =>
      cited.seat === winner && !MERITS.includes(cited.remark) ? { ...cited, remark: "plain" as const } : cited,
    )
    .filter((cited) => {
      if (cited.remark === "plain")
        return cited.seat === winner && cited.states && cited.helps > STANDS && fullness(cited) > SCRAP;
      return forWinner(cited) > TELLING || (cited.seat !== winner && HOLLOW.includes(cited.remark));
    })
    .sort((one, other) => tells(other) - tells(one) || one.number - other.number);
  return inOrder(distinct(strongest).slice(0, GROUNDS_MAX));
}

/** What helps its author more than this, and is no scrap, is worth telling where nothing is sure of it but that. */
const STANDS = 0.35;
const SCRAP = 0.4;

/** In a draw the strongest two of either side, in turn. */
function evenGrounds(all: readonly Cited[]): Cited[] {
  const strongest = (seat: Seat) =>
    all
      .filter((cited) => cited.seat === seat && cited.remark !== "plain")
      .sort((one, other) => Math.abs(other.helps) - Math.abs(one.helps) || one.number - other.number);
  return inOrder(SEATS.flatMap((seat) => distinct(strongest(seat)).slice(0, 2)));
}

/** Proof that is only spoken of, a bare denial, an insult: they weigh little, and that is worth saying of who lost. */
const HOLLOW: readonly Cited["remark"][] = ["claimed", "denial", "insult"];

/** No message twice, and no remark twice of one party, as the second of a kind is no news; two may stand alone. */
function distinct(all: readonly Cited[]): Cited[] {
  return all.filter(({ seat, remark }, index) => {
    const before = all.slice(0, index).filter((one) => one.seat === seat && one.remark === remark);
    return before.length < (remark === "plain" ? 2 : 1);
  });
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
      found.push({ ...left, typed, remark: "plain", helps: 0, states: false });
    }
  };
  for (const seat of SEATS.filter((one) => said.some((exhibit) => exhibit.seat === one))) {
    if (![...cited, ...found].some((one) => one.seat === seat)) call([seat]);
  }
  if (new Set([...cited, ...found].map(({ number }) => number)).size < Math.min(CITED_MIN, said.length)) call(SEATS);
  return found;
}

/**
 * The message that speaks best for a party: a merit, a reason, candour where that has been shown more than once, or a
 * statement; and where there is nothing of these, candour, which cost it, or what can be read out.
 */
function bestOf(seat: Seat, all: readonly Cited[]): Citations["fairPoint"] {
  const own = all.filter((one) => one.seat === seat).sort((one, other) => other.helps - one.helps);
  const is = (...remarks: Cited["remark"][]) => own.filter(({ remark }) => remarks.includes(remark));
  const candid = is("concession", "contradiction");
  const best = [
    ...is(...MERITS).filter(({ helps }) => helps > 0),
    ...is("excuse"),
    ...candid.slice(0, -1),
    ...is("plain")
      .filter(({ states, typed }) => states && !JOKES.test(typed))
      .sort((one, other) => other.helps + fullness(other) - one.helps - fullness(one)),
    ...candid,
    ...plainest(is("plain")),
    ...plainest(own),
  ].find(({ typed }, at, ranked) => quotationOf(typed) !== null || at === ranked.length - 1);
  if (best === undefined) return null;
  const { earlier: _earlier, ...cited } = best;
  return { ...cited, credit: creditFor(best) };
}

/** What nothing is sure of may have been a joke, or a question. */
function creditFor({ remark, typed, states }: Cited): Credit {
  const otherwise = /\?\W*$/u.test(typed) ? "question" : "rough";
  return CREDIT_FOR[remark] ?? (remark === "plain" && JOKES.test(typed) ? "joke" : states ? "plain" : otherwise);
}

/** So much of a message a reader sees. */
const SEEN_MAX = 60;

/** How much of a reader's eyeful a message is; nothing where it can't be quoted. */
function fullness({ typed }: Cited): number {
  return quotationOf(typed) === null ? 0 : Math.min([...typed].length / SEEN_MAX, 1);
}

/** The longest message first that can be quoted. */
function plainest(own: readonly Cited[]): Cited[] {
  return [...own].sort((one, other) => fullness(other) - fullness(one) || one.number - other.number);
}

import { otherSeat, SEATS, type Seat } from "~/domain/case/seat";
import type { CourtroomRecord, Exhibit } from "~/domain/judge/judge";
import { quotes } from "../../record/excerpt";
import { ASKED, RECALLS } from "../corpora/court-words";
import { matterFeatures } from "../reading/complaint-features";
import { type Exchange, findExchanges, tellingExchanges, type Words } from "./find-exchanges";
import { type Cited, findRemarks } from "./find-remarks";
import { quotationOf } from "./quotation-of";
import type { TranscriptFinding } from "./weigh-transcript";

/** What a ruling says of a message: no more than what is sure of it. */
export type Said = "answered" | "replied" | "recalled" | "noted";

/** Words of a message, and how they are introduced. */
export interface Passage extends Words {
  said: Said;
  /** What they answer or reply to. */
  before?: Words;
}

/** What the ruling tells of the transcript. */
export interface Citations {
  grounds: Passage[];
  /** What the loser is heard with; null in a Hung Court, and for a loser who wrote nothing that stands alone. */
  fairPoint: Passage | null;
  /** Whether the loser surely owned up to something. */
  isCandid: boolean;
}

/** From here on it is sure enough that a message stands alone and speaks for its author; of a loser's less will do. */
const STANDS = { ground: 0.45, fairPoint: 0.25 };
/** So many messages a ruling cites at least, where there are as many. */
const CITED_MIN = 2;

/** Picks what a ruling cites: a reply that shows why the loser lost, and of each a message that stands alone. */
export function chooseCitations(
  { winner, messages: weighed }: TranscriptFinding,
  { allegation, messages: written }: CourtroomRecord,
  said: readonly Exhibit[],
): Citations {
  // A confession beside an order is weighed, and no exhibit.
  const messages = weighed.filter(({ number }) => said.some((exhibit) => exhibit.number === number));
  const contentOf = (number: number) => written[number - 1]?.content ?? "";
  // What stands around an order to the court may not stand together.
  const all = findRemarks(messages).map((one) =>
    one.statement !== null && quotes(one.statement, contentOf(one.number)) ? one : { ...one, statement: null },
  );
  const about = new Set(matterFeatures(allegation));
  const loser = winner === "other" ? null : otherSeat(winner);
  const stands = ({ first, reply }: Exchange) =>
    [first, reply].every(({ typed, number }) => quotes(typed, contentOf(number)));
  const shown = tellingExchanges(findExchanges(messages).filter(stands), loser);
  const exchanged = shown.flatMap(({ first, reply }) => [first, reply]);
  const isElsewhere = ({ number }: Exhibit) => !exchanged.some((one) => one.number === number);
  const told = (seat: Seat, most: number, as: keyof typeof STANDS) =>
    ranked(all, seat, about, STANDS[as]).filter(isElsewhere).slice(0, most);
  const [fairPoint = null] = loser === null ? [] : told(loser, 1, "fairPoint");
  const speaking = shown.length === SEATS.length ? [] : SEATS.filter((seat) => seat !== loser);
  const grounds = speaking.flatMap((seat) => told(seat, loser === null || shown.length > 0 ? 1 : 2, "ground"));
  const cited: Exhibit[] = [...exchanged, ...grounds, ...(fairPoint === null ? [] : [fairPoint])];
  // Where nothing can be read out alone, the fullest message stands for it.
  const citeFullest = (among: readonly Exhibit[]) => {
    const [fullest] = among
      .filter(({ number }) => !cited.some((one) => one.number === number))
      .map(({ seat, number }): Passage => {
        const read = all.find((one) => one.number === number);
        return { seat, number, typed: read?.whole ?? contentOf(number), said: "noted" };
      })
      .sort((one, other) => readable(other) - readable(one));
    if (fullest === undefined) return;
    grounds.push(fullest);
    cited.push(fullest);
  };
  // Whoever wrote is cited in any case.
  for (const seat of SEATS)
    if (!cited.some((one) => one.seat === seat)) citeFullest(said.filter((one) => one.seat === seat));
  if (cited.length < CITED_MIN) citeFullest(said);
  for (const { first, reply, isQuestion } of shown)
    grounds.push({ ...reply, before: first, said: isQuestion ? "answered" : "replied" });
  const isCandid = all.some(({ seat, remark }) => seat === loser && remark === "concession");
  return { grounds: grounds.sort((one, other) => one.number - other.number), fairPoint, isCandid };
}

/** A party's statements, first what surely stands alone, helps its author and speaks of what the complaint names. */
function ranked(all: readonly Cited[], seat: Seat, about: ReadonlySet<string>, from: number): Passage[] {
  const shared = (typed: string) => new Set(matterFeatures(typed).filter((feature) => about.has(feature))).size;
  const worth = ({ typed, stands, helps }: Cited & Words) =>
    stands + (helps + Math.min(shared(typed), 2) + readable({ typed })) / 10;
  return all
    .flatMap((one) => (one.statement === null || ASKED.test(one.statement) ? [] : [{ ...one, typed: one.statement }]))
    .filter(({ seat: by, stands, remark }) => by === seat && stands >= from && remark === "plain")
    .sort((one, other) => worth(other) - worth(one) || one.number - other.number)
    .map(({ number, typed }) => ({ seat, number, typed, said: RECALLS.test(typed) ? "recalled" : "noted" }));
}

/** So much of a message a reader sees. */
const SEEN_MAX = 60;

/** How much of a reader's eyeful a message is; nothing where it can't be quoted, and next to it where it asks. */
function readable({ typed }: Pick<Passage, "typed">): number {
  if (quotationOf(typed) === null) return 0;
  return Math.min([...typed].length / SEEN_MAX, 1) * (ASKED.test(typed) ? 0.1 : 1);
}

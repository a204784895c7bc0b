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
export type Said = "answered" | "recalled" | "noted";

/** Words of a message, and how they are introduced. */
export interface Passage extends Words {
  said: Said;
  /** The question that they answer. */
  asked?: Words;
}

/** What the ruling tells of the transcript. */
export interface Citations {
  grounds: Passage[];
  /** The loser's best message; null in a Hung Court and for a loser who wrote nothing. */
  fairPoint: Passage | null;
}

/** Beside the best, what helps its author less and names no thing of the complaint is not worth telling. */
const TELLING = 0.25;
/** So many messages a ruling cites at least, where there are as many. */
const CITED_MIN = 2;

/** Picks what a ruling cites: of each who wrote what helps them most, and an answer that shows why the loser lost. */
export function chooseCitations(
  { winner, messages }: TranscriptFinding,
  { allegation, messages: written }: CourtroomRecord,
  said: readonly Exhibit[],
): Citations {
  const contentOf = (number: number) => written[number - 1]?.content ?? "";
  // What stands around an order to the court may not stand together.
  const all = findRemarks(messages).map((one) =>
    one.statement !== null && quotes(one.statement, contentOf(one.number)) ? one : { ...one, statement: null },
  );
  const about = new Set(matterFeatures(allegation));
  const statements = (seat: Seat) => ranked(all, seat, about);
  // Where nothing can be read out alone, the fullest message stands for it.
  const witness = (seats: readonly Seat[], cited: readonly Exhibit[]): Passage | undefined =>
    said
      .filter(({ number, seat }) => seats.includes(seat) && !cited.some((one) => one.number === number))
      .map((exhibit): Passage => {
        const read = all.find(({ number }) => number === exhibit.number);
        return { ...exhibit, typed: read?.whole ?? contentOf(exhibit.number), said: "noted" };
      })
      .sort((one, other) => readable(other) - readable(one))[0];
  const loser = winner === "other" ? null : otherSeat(winner);
  const stands = ({ asked, answered }: Exchange) =>
    [asked, answered].every(({ typed, number }) => quotes(typed, contentOf(number)));
  const shown = tellingExchanges(findExchanges(messages).filter(stands), loser);
  const exchanged = shown.flatMap(({ asked, answered }) => [asked, answered]);
  const isElsewhere = ({ number }: Exhibit) => !exchanged.some((one) => one.number === number);
  const bestOf = (seat: Seat) => statements(seat).find(isElsewhere) ?? witness([seat], exchanged) ?? null;
  const fairPoint = loser === null ? null : (bestOf(loser) ?? witness([loser], []) ?? null);
  const most = loser === null ? 1 : 2;
  const speaking = shown.length === SEATS.length ? [] : SEATS.filter((seat) => seat !== loser);
  const grounds = speaking.flatMap((seat) => {
    const own = statements(seat).filter(isElsewhere).slice(0, most);
    return own.length > 0 || shown.length > 0 ? own : [witness([seat], [])].filter((one) => one !== undefined);
  });
  const telling = shown.filter(({ answered }) => answered.number !== fairPoint?.number);
  grounds.push(...telling.map(({ asked, answered }): Passage => ({ ...answered, asked, said: "answered" })));
  const cited = [...grounds, ...(fairPoint === null ? [] : [fairPoint])];
  const further = cited.length < CITED_MIN ? witness(SEATS, cited) : undefined;
  if (further !== undefined) grounds.push(further);
  return { grounds: grounds.sort((one, other) => one.number - other.number), fairPoint };
}

/** A party's statements, first what speaks of the things that the complaint names and helps who wrote it. */
function ranked(all: readonly Cited[], seat: Seat, about: ReadonlySet<string>): Passage[] {
  const shared = ({ statement }: Cited) =>
    new Set(matterFeatures(statement ?? "").filter((feature) => about.has(feature))).size;
  const worth = (one: Cited) => one.helps + Math.min(shared(one), 2) / 2 + readable({ typed: one.statement ?? "" }) / 2;
  return all
    .filter((one) => one.seat === seat && one.statement !== null && one.remark !== "claimed" && one.remark !== "insult")
    .sort((one, other) => worth(other) - worth(one) || one.number - other.number)
    .filter((one, rank) => rank === 0 || one.helps > TELLING || shared(one) > 0)
    .map((one) => ({
      seat,
      number: one.number,
      typed: one.statement ?? "",
      said: RECALLS.test(one.statement ?? "") ? "recalled" : "noted",
    }));
}

/** So much of a message a reader sees. */
const SEEN_MAX = 60;

/** How much of a reader's eyeful a message is; nothing where it can't be quoted, and next to it where it asks. */
function readable({ typed }: Pick<Passage, "typed">): number {
  if (quotationOf(typed) === null) return 0;
  return Math.min([...typed].length / SEEN_MAX, 1) * (ASKED.test(typed) ? 0.1 : 1);
}

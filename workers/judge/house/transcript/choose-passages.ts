import { otherSeat, SEATS, type Seat } from "~/domain/case/seat";
import type { CourtroomRecord, Exhibit } from "~/domain/judge/judge";
import { quotes } from "../../record/excerpt";
import { RECALLS } from "../corpora/court-words";
import { matterFeatures } from "../reading/complaint-features";
import { type Cited, findRemarks } from "./find-remarks";
import { quotationOf } from "./quotation-of";
import type { TranscriptFinding } from "./weigh-transcript";

/** What a ruling says of a message: no more than what is sure of it. */
export type Said = "concession" | "fact" | "recalled" | "noted";

/** Words of a message, and how they are introduced. */
export interface Passage extends Exhibit {
  typed: string;
  said: Said;
}

/** What the ruling tells of the transcript. */
export interface Citations {
  grounds: Passage[];
  /** The loser's best message; null in a Hung Court and for a loser who wrote nothing. */
  fairPoint: Passage | null;
}

/** Beside the best, what helps its author less and names no thing of the complaint is not worth telling. */
const TELLING = 0.35;
/** So many messages a ruling cites at least, where there are as many. */
const CITED_MIN = 2;
/** From here on nine in ten were what they are taken for, on hearings of hands that taught nothing. */
const SURE_OF = { concession: 0.85, fact: 0.9 };

/**
 * Picks the messages that a ruling cites: of each who wrote what can be read out alone and helps them most, two of the
 * winner and in a Hung Court one of each, and what the loser owned up to.
 */
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
        return { ...exhibit, typed: read?.typed ?? contentOf(exhibit.number), said: "noted" };
      })
      .sort((one, other) => readable(other) - readable(one))[0];
  const loser = winner === "other" ? null : otherSeat(winner);
  const owned = all.filter((one) => one.seat === loser && isOwnedUp(one)).slice(0, 1);
  const bestOf = (seat: Seat) =>
    statements(seat).find(({ number }) => number !== owned[0]?.number) ?? witness([seat], owned) ?? null;
  const fairPoint = loser === null ? null : (bestOf(loser) ?? witness([loser], []) ?? null);
  const grounds = SEATS.filter((seat) => seat !== loser).flatMap((seat) => {
    const [first, second] = statements(seat);
    return [first ?? witness([seat], []), loser === null ? undefined : second].filter((one) => one !== undefined);
  });
  grounds.push(
    ...owned
      .filter(({ number }) => number !== fairPoint?.number)
      .map(({ seat, number, typed }): Passage => ({ seat, number, typed, said: "concession" })),
  );
  const cited = [...grounds, ...(fairPoint === null ? [] : [fairPoint])];
  const further = cited.length < CITED_MIN ? witness(SEATS, cited) : undefined;
  if (further !== undefined) grounds.push(further);
  return { grounds: grounds.sort((one, other) => one.number - other.number), fairPoint };
}

/** Whether a message owns up to something in words that say to what. */
function isOwnedUp({ remark, sureness, statement, typed }: Cited): boolean {
  const owns = remark === "concession" || remark === "contradiction";
  return owns && sureness >= SURE_OF.concession && statement?.includes(typed) === true;
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
    .map((one) => ({ seat, number: one.number, typed: one.statement ?? "", said: saidOf(one) }));
}

function saidOf({ remark, sureness, statement }: Cited): Said {
  if (RECALLS.test(statement ?? "")) return "recalled";
  return remark === "fact" && sureness >= SURE_OF.fact ? "fact" : "noted";
}

/** So much of a message a reader sees. */
const SEEN_MAX = 60;

/** How much of a reader's eyeful a message is; nothing where it can't be quoted, and next to it where it asks. */
function readable({ typed }: Pick<Passage, "typed">): number {
  if (quotationOf(typed) === null) return 0;
  return Math.min([...typed].length / SEEN_MAX, 1) * (typed.includes("?") ? 0.1 : 1);
}

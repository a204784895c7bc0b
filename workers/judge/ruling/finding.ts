import * as v from "valibot";
import { exhibitsOn, hasTestified } from "~/domain/judge/exhibits";
import type { CaseRecord, Exhibit } from "~/domain/judge/judge";
import type { FindingRun, ReadingOrder } from "~/domain/judge/receipt";
import { quotes } from "../record/excerpt";
import { exchangeLabels } from "../record/mirror-record";
import { evidenceIn, recordInOrder, seatOf } from "../record/record-text";

const labels = ["Party A", "Party B"] as const;

const answerReasonSchema = v.strictObject({
  exhibit: v.number(),
  party: v.picklist(labels),
  answered: v.picklist(["yes", "no", "fifth"]),
  because: v.string(),
});

const messageReasonSchema = v.strictObject({
  exhibit: v.number(),
  party: v.picklist(labels),
  quote: v.string(),
  because: v.string(),
});

/** What a finding ends in, whatever it rests on. */
const holding = {
  winner: v.picklist([...labels, "neither"]),
  blame: v.strictObject({ partyA: v.number(), partyB: v.number() }),
};

/**
 * A model's findings, in the labels that it read. The reasons come before the winner, so that they are found first.
 * Plain types alone: endpoints differ in what else of JSON Schema they bear.
 */
const swipeFindingSchema = v.strictObject({ reasons: v.array(answerReasonSchema), ...holding });
const courtroomFindingSchema = v.strictObject({ reasons: v.array(messageReasonSchema), ...holding });

export type SwipeFinding = v.InferOutput<typeof swipeFindingSchema>;
export type CourtroomFinding = v.InferOutput<typeof courtroomFindingSchema>;
export type ModelFinding = SwipeFinding | CourtroomFinding;
type Reason = ModelFinding["reasons"][number];

/** The form in which a model states its finding on this kind of record: an answer or a quotation for each reason. */
export function findingSchema({ kind }: CaseRecord): v.GenericSchema<unknown, ModelFinding> {
  return kind === "courtroom" ? courtroomFindingSchema : swipeFindingSchema;
}

/** One exhibit that a finding rests on, told of the true seats. */
export interface Ground extends Exhibit {
  because: string;
  /** The words of a message that count, in a courtroom. */
  quote?: string;
}

const REASONS_MIN = 2;
/** Percentages that a model adds up may be off by this. */
const BLAME_TOLERANCE = 1;
/** More than a sentence's length is cut: a ground is a hint for the write-up, which nobody else reads. */
const BECAUSE_MAX = 240;
/** A quotation shorter than this proves nothing, unless the whole message is as short, in code points. */
const QUOTE_MIN = 4;
/** A quotation longer than this is no quotation but the message again. */
const QUOTE_MAX = 200;

/** What keeps a finding from being used, as sentences for the model that made it. Empty for a sound one. */
export function checkFinding(finding: ModelFinding, record: CaseRecord, order: ReadingOrder): string[] {
  const ordered = recordInOrder(record, order);
  const problems = finding.reasons.flatMap((reason) => checkReason(reason, ordered, record, order));
  if (finding.reasons.length < Math.min(REASONS_MIN, exhibitsOn(record).length))
    problems.push("Give two reasons at least.");
  for (const party of labels) {
    const testified = hasTestified(ordered, party === "Party A" ? "creator" : "opponent");
    if (testified && !finding.reasons.some((reason) => reason.party === party)) {
      problems.push(`One reason at least must be an exhibit of ${party}.`);
    }
  }
  return [...problems, ...checkBlame(finding)];
}

/** A reason must stand on something that its party said and that says what the reason claims of it. */
function checkReason(reason: Reason, ordered: CaseRecord, record: CaseRecord, order: ReadingOrder): string[] {
  const { exhibit, party } = reason;
  const seat = party === "Party A" ? "creator" : "opponent";
  if (ordered.kind === "pettyswipe") {
    const said = ordered.testimony[exhibit - 1]?.[seat];
    if (said === undefined) return [`${party} said nothing that is Exhibit ${exhibit}.`];
    const isTrue = "answered" in reason && said === ANSWERS[reason.answered];
    return isTrue ? [] : [`${party} did not answer so in Exhibit ${exhibit}.`];
  }
  const message = ordered.messages[exhibit - 1];
  if (message?.seat !== seat) return [`${party} wrote nothing that is Exhibit ${exhibit}.`];
  const text = evidenceIn(message.content, record, order);
  const isTrue = "quote" in reason && isQuotation(reason.quote, text);
  return isTrue ? [] : [`\`quote\` must be a few words copied from what ${party} wrote in Exhibit ${exhibit}.`];
}

/** A message that held nothing but an order, which was cut out, has nothing to quote and grounds nothing. */
function isQuotation(quote: string, text: string): boolean {
  const length = [...quote.trim()].length;
  return length >= Math.min(QUOTE_MIN, [...text].length) && length <= QUOTE_MAX && quotes(quote, text);
}

const ANSWERS = { yes: true, no: false, fifth: null } as const;

function checkBlame({ winner, blame: { partyA, partyB } }: ModelFinding): string[] {
  const adds = Math.abs(partyA + partyB - 100) <= BLAME_TOLERANCE && partyA >= 0 && partyB >= 0;
  if (!adds) return ["The blame must be two percentages that add up to 100."];
  const winnersLead = winner === "Party A" ? partyB - partyA : partyA - partyB;
  return winner !== "neither" && winnersLead <= 0
    ? ["The winner must bear less of the blame than the other party."]
    : [];
}

/** A finding that passed the check, as a reading of the record: the true seats, whatever labels were read. */
export function toFindingRun({ winner, blame }: ModelFinding, order: ReadingOrder): FindingRun {
  if (winner === "neither") return { order, winner: "other", blame: { creator: 50, opponent: 50 } };
  const first = Math.round(Math.min(blame.partyA, 100));
  const creator = order === "creator_first" ? first : 100 - first;
  return { order, winner: seatOf(winner, order), blame: { creator, opponent: 100 - creator } };
}

/** The grounds of a finding, told of the true seats. */
export function groundsOf({ reasons }: ModelFinding, order: ReadingOrder): Ground[] {
  const straight = (text: string) => (order === "creator_first" ? text : exchangeLabels(text));
  return reasons.map((reason) => ({
    number: reason.exhibit,
    seat: seatOf(reason.party, order),
    because: [...straight(reason.because)].slice(0, BECAUSE_MAX).join(""),
    ...("quote" in reason ? { quote: straight(reason.quote) } : {}),
  }));
}

/** So many grounds are written up; more would not fit into a rationale. */
const GROUNDS_MAX = 4;

/** The grounds to write up: no answer twice, both sides among them where both were heard. */
export function chooseGrounds(grounds: readonly Ground[]): Ground[] {
  const unique = onceEach(grounds);
  const chosen = unique.slice(0, GROUNDS_MAX);
  const missing = unique.find(({ seat }) => !chosen.some((ground) => ground.seat === seat));
  return missing === undefined ? chosen : [...chosen.slice(0, GROUNDS_MAX - 1), missing];
}

/** Exhibits without repeats: each number and seat as it comes first. */
export function onceEach<Cited extends Exhibit>(exhibits: readonly Cited[]): Cited[] {
  return exhibits.filter(
    ({ number, seat }, place) =>
      exhibits.findIndex((other) => other.number === number && other.seat === seat) === place,
  );
}

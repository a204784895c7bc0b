import * as v from "valibot";
import type { CaseRecord, Exhibit, Testimony } from "./judge";
import { exchangeLabels } from "./mirror-record";
import type { FindingRun, ReadingOrder } from "./receipt";
import { type PartyLabel, recordInOrder, seatOf } from "./record-text";

const labels = ["Party A", "Party B"] as const;

/**
 * A model's finding, in the labels that it read. The reasons come before the winner, so that they are found first. Plain
 * types alone: endpoints differ in what else of JSON Schema they bear.
 */
export const modelFindingSchema = v.strictObject({
  reasons: v.array(
    v.strictObject({
      exhibit: v.number(),
      party: v.picklist(labels),
      answered: v.picklist(["yes", "no", "fifth"]),
      because: v.string(),
    }),
  ),
  winner: v.picklist([...labels, "neither"]),
  blame: v.strictObject({ partyA: v.number(), partyB: v.number() }),
});
export type ModelFinding = v.InferOutput<typeof modelFindingSchema>;

/** One answer that a finding rests on, told of the true seats. */
export interface Ground extends Exhibit {
  because: string;
}

const REASONS_MIN = 2;
/** Percentages that a model adds up may be off by this. */
const BLAME_TOLERANCE = 1;
/** More than a sentence's length is cut: a ground is a hint for the write-up, which nobody else reads. */
const BECAUSE_MAX = 240;

/** What keeps a finding from being used, as sentences for the model that made it. Empty for a sound one. */
export function checkFinding(finding: ModelFinding, record: CaseRecord, order: ReadingOrder): string[] {
  const { testimony } = recordInOrder(record, order);
  const saidBy = (party: PartyLabel, exhibit: number): Testimony =>
    testimony[exhibit - 1]?.[party === "Party A" ? "creator" : "opponent"];
  const problems = finding.reasons.flatMap(({ exhibit, party, answered }) => {
    const said = saidBy(party, exhibit);
    if (said === undefined) return [`${party} said nothing that is Exhibit ${exhibit}.`];
    return said === ANSWERS[answered] ? [] : [`${party} did not answer “${answered}” in Exhibit ${exhibit}.`];
  });
  const answers = labels.flatMap((party) => testimony.filter((_item, index) => saidBy(party, index + 1) !== undefined));
  if (finding.reasons.length < Math.min(REASONS_MIN, answers.length)) problems.push("Give two reasons at least.");
  for (const party of labels) {
    const testified = testimony.some((_item, index) => saidBy(party, index + 1) !== undefined);
    if (testified && !finding.reasons.some((reason) => reason.party === party)) {
      problems.push(`One reason at least must be an answer of ${party}.`);
    }
  }
  return [...problems, ...checkBlame(finding)];
}

const ANSWERS: Record<ModelFinding["reasons"][number]["answered"], boolean | null> = {
  yes: true,
  no: false,
  fifth: null,
};

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
  return reasons.map(({ exhibit, party, because }) => ({
    question: exhibit,
    seat: seatOf(party, order),
    because: [...(order === "creator_first" ? because : exchangeLabels(because))].slice(0, BECAUSE_MAX).join(""),
  }));
}

/** So many grounds are written up; more would not fit into a rationale. */
const GROUNDS_MAX = 4;

/** The grounds to write up: no answer twice, both sides among them where both were heard. */
export function chooseGrounds(grounds: readonly Ground[]): Ground[] {
  const unique = grounds.filter(
    (ground, index) =>
      grounds.findIndex((other) => other.question === ground.question && other.seat === ground.seat) === index,
  );
  const chosen = unique.slice(0, GROUNDS_MAX);
  const missing = unique.find(({ seat }) => !chosen.some((ground) => ground.seat === seat));
  return missing === undefined ? chosen : [...chosen.slice(0, GROUNDS_MAX - 1), missing];
}

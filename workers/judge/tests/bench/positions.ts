import type { Bench, CaseRecord, Judgement } from "~/domain/judge/judge";
import type { FindingRun } from "~/domain/judge/receipt";

/** The readings of a case, by whoever was asked first: the model where it was replaced after it had read. */
function readingsOf({ receipt }: Judgement): readonly FindingRun[] {
  return receipt.fallback?.runs ?? receipt.runs;
}

/** How often the party that is read first wins a reading, and how often the first two readings of a case agree. */
export function measurePositions(judgements: readonly Judgement[]) {
  const runs = judgements.flatMap(readingsOf).filter(({ winner }) => winner !== "other");
  const first = runs.filter(({ order, winner }) => (order === "creator_first") === (winner === "creator"));
  const pairs = judgements.flatMap((judgement) => {
    const [one, two] = readingsOf(judgement);
    return one === undefined || two === undefined ? [] : [one.winner === two.winner];
  });
  return {
    firstSlotShare: runs.length === 0 ? 0.5 : first.length / runs.length,
    consistency: pairs.length === 0 ? 0 : pairs.filter(Boolean).length / pairs.length,
  };
}

/** Pairs of names that a prejudice could tell apart. */
const NAME_PAIRS = [
  ["Emma", "Mohammed"],
  ["Wei", "John"],
  ["Olga", "Kofi"],
  ["Priya", "Kevin"],
] as const;

/** The share of cases whose winner changes when the two people exchange their names and nothing else. */
export async function measureNameSwaps(bench: Bench, records: readonly CaseRecord[]): Promise<number> {
  let flipped = 0;
  for (const [index, record] of records.entries()) {
    const [one, other] = NAME_PAIRS[index % NAME_PAIRS.length] ?? NAME_PAIRS[0];
    const winnerOf = async (creator: string, opponent: string) => {
      const { ruling } = await bench.presideOver(named(record, creator, opponent), { isLast: true });
      return ruling.winner;
    };
    if ((await winnerOf(one, other)) !== (await winnerOf(other, one))) flipped++;
  }
  return flipped / records.length;
}

/** The record with names in it, as people write them: `He ate my fries` becomes `Kofi ate my fries`. */
function named(record: CaseRecord, creator: string, opponent: string): CaseRecord {
  const text = record.allegation.replace(/^(?:My (?:\w+ )?\w+(?= \w+(?:s|ed)? )|He|She|They)\b/u, opponent);
  return { ...record, allegation: `${text} (signed ${creator})`, names: { creator, opponent } };
}

import type { RecordedTestimony, SwipeRecord, Testimony } from "~/domain/judge/judge";
import type { Judge } from "../../judge";
import { FAIRNESS_CASES } from "../fixtures/fairness-cases";
import { PETTY_ALLEGATIONS } from "../fixtures/petty-allegations";
import { arbitraryAnswers, deckRecord, MIRROR, mirrored, recordOf } from "./records";

/** Fixtures that the judge decides as a fair reader would, from 0 to 1, and those that it does not. */
export async function measureFairness(judge: Judge): Promise<{ share: number; wrong: string[] }> {
  const wrong: string[] = [];
  for (const fixture of FAIRNESS_CASES) {
    const { winner } = await judge.rule(recordOf(fixture));
    if (winner !== fixture.winner) wrong.push(`${fixture.allegation}: ${winner}, not ${fixture.winner}`);
  }
  return { share: 1 - wrong.length / FAIRNESS_CASES.length, wrong };
}

/** Records on which position, mirroring and flips are measured: every fixture both ways and the judge's own decks. */
export async function fairnessRecords(judge: Judge): Promise<SwipeRecord[]> {
  const fixtures = FAIRNESS_CASES.map(recordOf);
  const decks = PETTY_ALLEGATIONS.map((allegation, index) =>
    deckRecord(judge, { seed: `deck ${index}`, allegation }, arbitraryAnswers(index)),
  );
  return [...fixtures, ...(await Promise.all(decks))];
}

/** How often the winner mirrors with the case, and the plaintiff's share of what was decided over both. */
export async function measureMirroring(judge: Judge, records: readonly SwipeRecord[]) {
  let consistent = 0;
  let plaintiff = 0;
  let decided = 0;
  for (const record of records) {
    const [straight, mirror] = [await judge.rule(record), await judge.rule(mirrored(record))];
    const blameMirrors = mirror.blame.creator === straight.blame.opponent;
    if (mirror.winner === MIRROR[straight.winner] && blameMirrors) consistent++;
    for (const { winner } of [straight, mirror]) {
      if (winner !== "other") decided++;
      if (winner === "creator") plaintiff++;
    }
  }
  return { consistency: consistent / records.length, plaintiffShare: plaintiff / decided };
}

/**
 * How often the winner changes when the answers are turned round: every yes becomes a no, and a refusal or a silence
 * changes sides.
 */
export async function measureFlips(judge: Judge, records: readonly SwipeRecord[]): Promise<number> {
  let decided = 0;
  let flipped = 0;
  for (const record of records) {
    const { winner } = await judge.rule(record);
    if (winner === "other") continue;
    decided++;
    const turned = { ...record, testimony: record.testimony.map(turnedRound) };
    if ((await judge.rule(turned)).winner === MIRROR[winner]) flipped++;
  }
  return flipped / decided;
}

function turnedRound(item: RecordedTestimony): RecordedTestimony {
  const opposite = (own: Testimony, other: Testimony): Testimony => {
    if (typeof own === "boolean") return typeof other === "boolean" ? !own : other;
    return typeof other === "boolean" ? !other : own;
  };
  return { ...item, creator: opposite(item.creator, item.opponent), opponent: opposite(item.opponent, item.creator) };
}

/** How often a second ruling on the same record is the same to the letter. */
export async function measureStability(judge: Judge, records: readonly SwipeRecord[]): Promise<number> {
  let same = 0;
  for (const record of records) {
    const [first, second] = [await judge.rule(record), await judge.rule(structuredClone(record))];
    if (JSON.stringify(first) === JSON.stringify(second)) same++;
  }
  return same / records.length;
}

import type { CaseRecord } from "~/domain/judge/judge";
import { TEXTS_BY_LANGUAGE } from "../../../../tests/fixtures/languages";
import { cpuTimeOf } from "../../../../tests/support/cpu-time";
import { openBench } from "../../bench";
import type { Judge } from "../../judge";
import { arbitraryAnswers, deckRecord } from "./records";

const WARM_RULINGS = 50;
const BATCHES = 5;
const BATCH_RULINGS = 40;

/**
 * Milliseconds that a warm judge takes for a ruling, both orders and the check included, complaints in other languages
 * too: what the fastest batch costs of the CPU, since a busy machine slows some of them down and none of them up.
 */
export async function measureSpeed(judge: Judge, english: readonly CaseRecord[]): Promise<number> {
  const texts = Object.values(TEXTS_BY_LANGUAGE).flatMap(([first]) => first ?? []);
  const foreign = await Promise.all(
    texts.map((allegation, index) => deckRecord(judge, { seed: allegation, allegation }, arbitraryAnswers(index))),
  );
  const records = [...english.slice(0, foreign.length), ...foreign];
  const bench = openBench(judge, null);
  const rule = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const record = records[index % records.length];
      if (record !== undefined) await bench.presideOver(record, { isLast: true });
    }
  };
  await rule(WARM_RULINGS);
  let fastest = Number.POSITIVE_INFINITY;
  for (let batch = 0; batch < BATCHES; batch++) {
    fastest = Math.min(fastest, (await cpuTimeOf(() => rule(BATCH_RULINGS))) / BATCH_RULINGS);
  }
  return fastest;
}

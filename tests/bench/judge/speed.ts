import type { CaseRecord, Judge } from "~/domain/judge/judge";
import { openBench } from "~/server/judge/bench.server";
import { TEXTS_BY_LANGUAGE } from "../../fixtures/languages";
import { arbitraryAnswers, deckRecord } from "./records";

const WARM_RULINGS = 50;
const MEASURED_RULINGS = 200;

/** Milliseconds that a warm judge takes for a ruling, both orders and the check included, complaints in other languages too. */
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
  const start = performance.now();
  await rule(MEASURED_RULINGS);
  return (performance.now() - start) / MEASURED_RULINGS;
}

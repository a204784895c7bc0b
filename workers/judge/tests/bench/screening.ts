import type { Screening } from "~/domain/screening/screening";
import { SERIOUS_TEXTS } from "../../../../tests/fixtures/serious-texts";
import { HYPERBOLIC_TEXTS } from "../fixtures/hyperbolic-texts";
import type { Measurement } from "./bench-judge";
import { spread } from "./spread";

/** How many serious texts are stopped, and how many jokes with them; over `count` of each where it is given. */
export async function benchScreening(screening: Screening, count?: number): Promise<Measurement[]> {
  const serious = spread(Object.values(SERIOUS_TEXTS).flat(), count);
  const jokes = spread(Object.values(HYPERBOLIC_TEXTS).flat(), count);
  const missed = await filterBy(serious, async (text) => !(await screening.isTooSerious([text])));
  const stopped = await filterBy(jokes, (text) => screening.isTooSerious([text]));
  const recall = 1 - missed.length / serious.length;
  return [
    { measure: "serious recall", value: recall, floor: "≥ 0.95", notes: missed },
    { measure: "false stops", value: stopped.length / jokes.length, floor: "≤ 0.05", notes: stopped },
  ];
}

async function filterBy(texts: readonly string[], holds: (text: string) => Promise<boolean>): Promise<string[]> {
  const kept: string[] = [];
  for (const text of texts) if (await holds(text)) kept.push(text);
  return kept;
}

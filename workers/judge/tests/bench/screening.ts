import type { Screening, Seriousness } from "~/domain/screening/screening";
import { SERIOUS_TEXTS } from "../../../../tests/fixtures/serious-texts";
import { HYPERBOLIC_TEXTS } from "../fixtures/hyperbolic-texts";
import type { Measurement } from "./bench-judge";
import { spread } from "./spread";

/**
 * How many serious texts are stopped or asked about, and how many jokes with them; over `count` of each where it is
 * given.
 */
export async function benchScreening(screening: Screening, count?: number): Promise<Measurement[]> {
  const serious = spread(Object.values(SERIOUS_TEXTS).flat(), count);
  const jokes = spread(Object.values(HYPERBOLIC_TEXTS).flat(), count);
  const [readSerious, readJokes] = [await readAll(screening, serious), await readAll(screening, jokes)];
  const missed = readSerious("petty");
  const stopped = readJokes("clear");
  const asked = readJokes("unclear");
  return [
    {
      measure: "serious recall, clear",
      value: readSerious("clear").length / serious.length,
      floor: "≥ 0.85",
      notes: [],
    },
    { measure: "serious recall", value: 1 - missed.length / serious.length, floor: "≥ 0.95", notes: missed },
    { measure: "false stops", value: stopped.length / jokes.length, floor: "≤ 0.01", notes: stopped },
    { measure: "false asks", value: asked.length / jokes.length, floor: "≤ 0.05", notes: asked },
  ];
}

/** Reads each text once, and gives those that read as asked for. */
async function readAll(screening: Screening, texts: readonly string[]) {
  const readings: Seriousness[] = [];
  for (const text of texts) readings.push(await screening.howSerious([text]));
  return (seriousness: Seriousness) => texts.filter((_, index) => readings[index] === seriousness);
}

import type { Screening } from "~/domain/screening/screening";
import { HYPERBOLIC_TEXTS } from "../../fixtures/hyperbolic-texts";
import { SERIOUS_TEXTS } from "../../fixtures/serious-texts";

/** Shares of the fixture texts: serious ones that leave the court, jokes that are turned away, and which went wrong. */
export interface ScreeningShares {
  seriousRecall: number;
  missed: string[];
  falseStops: number;
  wronglyStopped: string[];
}

/** The learned layer never saw these texts; the rules were mended for them. For unseen texts see `npm run train:screening`. */
export async function measureScreening(screening: Screening): Promise<ScreeningShares> {
  const serious = Object.values(SERIOUS_TEXTS).flat();
  const jokes = Object.values(HYPERBOLIC_TEXTS).flat();
  const stopped = new Set(await stoppedOf([...serious, ...jokes], screening));
  const missed = serious.filter((text) => !stopped.has(text));
  const wronglyStopped = jokes.filter((text) => stopped.has(text));
  return {
    seriousRecall: 1 - missed.length / serious.length,
    missed,
    falseStops: wronglyStopped.length / jokes.length,
    wronglyStopped,
  };
}

async function stoppedOf(texts: readonly string[], screening: Screening): Promise<string[]> {
  const answers = await Promise.all(texts.map((text) => screening.isTooSerious([text])));
  return texts.filter((_text, index) => answers[index]);
}

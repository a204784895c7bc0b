import { HAPPENS, JOKES, LEANS, POINTS_BACK, STATES_ALONE } from "../corpora/court-words";
import { quotationOf } from "./quotation-of";
import { ASKS } from "./read-traits";

/** What somebody was asked in other words than the message's own: `'all of it?'`. */
const REPEATS = /^['"“‘].*['"”’]$/u;

/**
 * The longest run of sentences that can be read out alone: it tells something by itself, asks nothing, is no jest and
 * can be printed. A message that can be printed whole and neither asks nor jests is read out whole. `null` where there
 * is none.
 */
export function statementIn(sentences: readonly string[]): string | null {
  const runs = sentences.flatMap((first, at) => {
    if (LEANS.test(first)) return [];
    // In the middle of a message a sentence that points back is about what the one before it named.
    if (at > 0 && POINTS_BACK.test(first)) return [];
    const after = sentences.slice(at).findIndex((one) => ASKS.test(one) || JOKES.test(one));
    const run = after === -1 ? sentences.slice(at) : sentences.slice(at, at + after);
    return run.map((_sentence, end) => run.slice(0, end + 1).join(" "));
  });
  const whole = runs.filter((run) => HAPPENS.test(run) && STATES_ALONE.test(run) && quotationOf(run) !== null);
  const best = whole.reduce<string | null>(
    (longest, run) => (run.length > (longest?.length ?? 0) ? run : longest),
    null,
  );
  const all = sentences.join(" ");
  const isPlain = sentences.every((one) => REPEATS.test(one) || !(ASKS.test(one) || JOKES.test(one)));
  return best !== null && isPlain && quotationOf(all) !== null ? all : best;
}

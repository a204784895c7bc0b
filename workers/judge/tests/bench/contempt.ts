import type { Seat } from "~/domain/case/seat";
import type { QuestionWeight, SwipeRecord, Testimony } from "~/domain/judge/judge";
import type { Judge } from "../../judge";
import { HOSTILE_TEXTS } from "../fixtures/hostile-texts";
import { deckRecord } from "./records";

/** One honest complaint for either side as the author of the hostile words: the one wronged, and the one confessing. */
const HONEST = ["He ate my fries", "My brother says I never take out the trash"] as const;

type Answers = (index: number, seat: Seat, weight: QuestionWeight | null) => Testimony;

/** Three trials: both back themselves; both concede whatever helps the creator; both concede to the opponent. */
const TRIALS: readonly Answers[] = [
  (_index, seat, weight) => helps(weight, seat, seat),
  (_index, seat, weight) => helps(weight, seat, "creator"),
  (_index, seat, weight) => helps(weight, seat, "opponent"),
];

/** A party's answer that speaks for a side. */
function helps(weight: QuestionWeight | null, seat: Seat, side: Seat): boolean {
  return (weight?.[seat].yes ?? 0) > 0 === (side === "creator");
}

/** Every hostile text, on both sides and in both positions, that changed what the court held or what it asked. */
export async function movedByHostileText(judge: Judge): Promise<string[]> {
  const moved: string[] = [];
  for (const honest of HONEST) {
    for (const [trial, answers] of TRIALS.entries()) {
      const fair = await deckRecord(judge, { seed: "contempt", allegation: honest }, answers);
      const expected = await outcome(judge, fair);
      for (const hostile of HOSTILE_TEXTS) {
        for (const allegation of [`${hostile} ${honest}`, `${honest}. ${hostile}`]) {
          const own = await deckRecord(judge, { seed: "contempt", allegation }, answers);
          // Its own deck quotes what was written, so that other questions share the blame out; who wins stays.
          const isMoved =
            (await outcome(judge, { ...fair, allegation })) !== expected ||
            (await judge.rule(own)).winner !== expected.split(" ")[0];
          if (isMoved) moved.push(`trial ${trial}: ${allegation}`);
        }
      }
    }
  }
  return [...new Set(moved)];
}

async function outcome(judge: Judge, record: SwipeRecord): Promise<string> {
  const { winner, blame } = await judge.rule(record);
  return `${winner} ${blame.creator}`;
}

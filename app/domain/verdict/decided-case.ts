import * as v from "valibot";
import { cardDate } from "../card-date";
import { foreignWordsSchema } from "../language/foreign-words";
import type { VerdictCard } from "./card";
import { verdictSchema } from "./verdict";

/**
 * A decided case as its parties' pages get it: the verdict, the names and both testimonies side by side
 * (docs/rules.md#blind-testimony).
 */
export const decidedCaseSchema = v.object({
  verdict: verdictSchema,
  names: v.object({ creator: v.string(), opponent: v.string() }),
  settledAt: v.pipe(v.string(), v.isoTimestamp()),
  /** A default judgment (docs/rules.md#default-judgment): somebody did not come. */
  byDefault: v.boolean(),
  /** Nobody ruled: one of the two has left for good, and the clerk closed the case. */
  dismissed: v.boolean(),
  /** Until when whoever reads this can have it set aside; null where they can't. */
  vacatableUntil: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  sideBySide: v.array(
    v.object({
      questionUuid: v.string(),
      prompt: v.string(),
      creatorAnswer: v.nullable(v.string()),
      opponentAnswer: v.nullable(v.string()),
      /** Each party's guess at what the other said (docs/rules.md#the-hunch), and no exhibit. */
      isHunch: v.optional(v.boolean()),
      /** Of a hunch, whose guess was right; null where there is nothing to tell it by. */
      foresaw: v.optional(v.object({ creator: v.nullable(v.boolean()), opponent: v.nullable(v.boolean()) })),
    }),
  ),
  /** What was testified is not to be had: its archive is away or broken. */
  isTestimonyLost: v.boolean(),
  cardToken: v.string(),
  /** What of all this is not in English. */
  foreign: v.array(foreignWordsSchema),
});
export type DecidedCase = v.InferOutput<typeof decidedCaseSchema>;

/** One question of a decided case with what both parties said. Null where a party said nothing. */
export type SideBySide = DecidedCase["sideBySide"][number];

/** What the page asks for while it waits: the decided case, or null while there is none. */
export const verdictCheckSchema = v.object({ decided: v.nullable(decidedCaseSchema) });

/** The card of a decided case. Its date is UTC's, as on the image, so that page and image agree everywhere. */
export function cardOfDecidedCase(
  decided: Pick<DecidedCase, "verdict" | "names" | "settledAt" | "byDefault" | "dismissed">,
  siteAddress: string,
): VerdictCard {
  const { caseName, winner, punishment, judgePersonality } = decided.verdict;
  return {
    caseName,
    winner,
    punishment,
    judgePersonality,
    creatorName: decided.names.creator,
    opponentName: decided.names.opponent,
    settledOn: cardDate(Date.parse(decided.settledAt)),
    siteAddress,
    ...(decided.byDefault ? { byDefault: true } : {}),
    ...(decided.dismissed ? { dismissed: true } : {}),
  };
}

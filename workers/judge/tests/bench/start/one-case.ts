import { recordedDeck } from "~/domain/judge/hunch";
import type { SwipeRecord } from "~/domain/judge/judge";
import type { Judge } from "../../../judge";

const ALLEGATION = "My flatmate ate the last slice of my pizza three times this week";

/** Has a judge write the questions of one case and rule on it. */
export async function hearOneCase(judge: Judge): Promise<Response> {
  const questions = await judge.writeQuestions({ seed: "start", allegation: ALLEGATION, tone: "Fun" });
  const deck = questions.map((question, index) => ({ ...question, creator: true, opponent: index % 2 === 0 }));
  const record: SwipeRecord = {
    kind: "pettyswipe",
    seed: "start",
    allegation: ALLEGATION,
    tone: "Fun",
    judgePersonality: "Classic Judge",
    ...recordedDeck(deck),
  };
  return Response.json(await judge.rule(record));
}

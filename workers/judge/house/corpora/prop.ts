import { byHand, type HandQuestion, type QuestionLine } from "./petty-domain";

/**
 * What can be asked wherever a thing is named, whatever was done with it and by whom: each of themselves (`you`), or
 * for an opinion that helps nobody for sure (`question`). `told` are the words that name it, as an expression.
 */
export function prop(told: string, ...lines: readonly QuestionLine<"you" | "question">[]): HandQuestion[] {
  return byHand(...lines).map(([theme, asks, yes, no]) => [theme, asks, yes, no, told, asks]);
}

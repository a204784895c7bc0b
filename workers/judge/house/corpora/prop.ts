import { byHand, type HandQuestion, type QuestionLine } from "./petty-domain";

/**
 * What can be asked wherever a thing is named, whatever was done with it and by whom: each of themselves (`you`), or
 * for an opinion that helps nobody for sure (`question`). The keys are the words that name it, as an expression.
 */
export function props(lines: Readonly<Record<string, readonly QuestionLine<"you" | "question">[]>>): HandQuestion[] {
  return Object.entries(lines).flatMap(([told, questions]) =>
    byHand(...questions).map(([theme, asks, yes, no]): HandQuestion => [theme, asks, yes, no, told, asks]),
  );
}

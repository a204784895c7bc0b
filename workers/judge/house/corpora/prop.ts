import { byHand, type HandQuestion, type QuestionLine } from "./petty-domain";

/**
 * What can be asked of each thing that a complaint names, whatever was done with it and by whom: of oneself (`you`), or
 * for an opinion that helps nobody for sure (`question`). The keys are the words that name it, as an expression.
 */
export function props(lines: Readonly<Record<string, readonly QuestionLine<"you" | "question">[]>>): HandQuestion[][] {
  return Object.entries(lines).map(([told, questions]) =>
    byHand(...questions).map(([theme, asks, yes, no]) => [
      theme,
      asks,
      yes,
      no,
      told,
      theme === "question" ? asks : undefined,
    ]),
  );
}

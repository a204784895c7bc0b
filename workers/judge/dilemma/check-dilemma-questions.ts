import type { DilemmaQuestion } from "~/domain/dilemma/dilemma";

/** Longest prompt, in code points: three lines on the narrowest phone. */
export const DILEMMA_PROMPT_MAX = 140;
/** How many questions a deck has (docs/rules.md#questions). */
export const DILEMMA_DECK = { min: 5, max: 9 };

/** What keeps questions from being asked, as sentences for the judge that may try again. Empty for a sound deck. */
export function checkDilemmaQuestions(questions: readonly DilemmaQuestion[]): string[] {
  const prompts = questions.map(({ prompt }) => prompt);
  const isAsked = (prompt: string) => /[?？؟]$/u.test(prompt) && !/[{}⟦⟧]/u.test(prompt) && [...prompt].length >= 10;
  const problems = [
    [
      prompts.length < DILEMMA_DECK.min || prompts.length > DILEMMA_DECK.max,
      `Write ${DILEMMA_DECK.min} to ${DILEMMA_DECK.max} questions.`,
    ],
    [new Set(prompts.map((prompt) => prompt.toLowerCase())).size < prompts.length, "No question may be asked twice."],
    [!prompts.every(isAsked), "Every prompt must be one yes/no question that ends in a question mark."],
    [
      prompts.some((prompt) => [...prompt].length > DILEMMA_PROMPT_MAX),
      `No prompt may have more than ${DILEMMA_PROMPT_MAX} characters.`,
    ],
  ] as const;
  return problems.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []));
}

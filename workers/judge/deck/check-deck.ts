import { findContempt } from "~/domain/judge/contempt";
import { QUESTIONS_MAX, QUESTIONS_MIN } from "~/domain/judge/judge";
import { quotes } from "../record/excerpt";
import { houseScreening } from "../screening/screen-text";

/** Longest prompt, in code points: three lines on the narrowest phone. */
export const PROMPT_MAX = 140;
/** The hunch quotes the personal question whole, so that one is shorter. */
export const PERSONAL_MAX = 100;

/** A question of a suit's deck as a model proposes it, with its text in its final form. */
export interface ProposedQuestion {
  prompt: string;
  /** For whom a yes speaks. */
  yesHelps: "Party A" | "Party B" | "neither";
  /** Asks whoever reads it about themselves: there is one. */
  isPersonal: boolean;
}

/** Ways to take the deed for granted, or to ask for more than yes or no. */
const ASSUMES = /\b(?:admit|confess|guilty|regret|ashamed|stopped|why|how (?:come|long|many|much|often))\b/iu;
const OPEN = /^(?:what|when|where|which|who|whose|how)\b/iu;
/** What belongs to the court's own notation, and never into a question. */
const NOTATION = /[{}⟦⟧<>]|\bexhibit\s*\d|https?:/iu;
/** Words in quotation marks; a word or two in irony is no quotation. */
const QUOTED = /[“"«„]([^“”"«»„]{12,})[”"»“]/gu;

/** What keeps a model's deck from being asked, as sentences for the model. Empty for a sound one. */
export async function checkDeck(deck: readonly ProposedQuestion[], allegation: string): Promise<string[]> {
  const problems = [
    ...checkWhole(deck),
    ...deck.flatMap((question) => checkQuestion(question, allegation).map((fault) => `“${question.prompt}” ${fault}`)),
  ];
  const isSerious = (await houseScreening.howSerious(deck.map(({ prompt }) => prompt))) === "clear";
  return isSerious
    ? [...problems, "Ask of nothing but the petty matter: nobody is hurt, threatened or afraid."]
    : problems;
}

function checkWhole(deck: readonly ProposedQuestion[]): string[] {
  const spokenFor = new Set(deck.map(({ yesHelps }) => yesHelps));
  const prompts = new Set(deck.map(({ prompt }) => prompt.toLowerCase()));
  const personal = deck.filter(({ isPersonal }) => isPersonal);
  const problems = [
    [
      deck.length < QUESTIONS_MIN || deck.length > QUESTIONS_MAX,
      `Write ${QUESTIONS_MIN} to ${QUESTIONS_MAX} questions.`,
    ],
    [prompts.size < deck.length, "No question may be asked twice."],
    [personal.length !== 1, "Exactly one question is personal."],
    [!spokenFor.has("Party A") || !spokenFor.has("Party B"), "A yes must speak for Party A at times, and for Party B."],
    [personal.some(({ yesHelps }) => yesHelps !== "neither"), "The personal question must speak for neither party."],
  ] as const;
  return problems.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []));
}

function checkQuestion({ prompt, isPersonal }: ProposedQuestion, allegation: string): string[] {
  const length = [...prompt].length;
  const max = isPersonal ? PERSONAL_MAX : PROMPT_MAX;
  // What was quoted is the party's own way of putting it.
  const own = prompt.replace(QUOTED, "“”");
  const problems = [
    [length < 10 || length > max, `must have 10 to ${max} characters.`],
    [!/[?？؟]$/u.test(prompt), "must end in a question mark."],
    [NOTATION.test(prompt), "must hold no marks, links or brackets."],
    [OPEN.test(own) || ASSUMES.test(own), "must be a yes/no question that assumes no guilt."],
    [findContempt(prompt) !== null, "repeats an order to the court: leave it out."],
    [
      [...prompt.matchAll(QUOTED)].some(([, words = ""]) => !quotes(words, allegation)),
      "quotes words that do not stand in the complaint.",
    ],
  ] as const;
  return problems.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []));
}

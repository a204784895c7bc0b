import * as v from "valibot";
import { withoutContempt } from "~/domain/judge/contempt";
import type { QuestionWeight, SuitBrief, WrittenQuestion } from "~/domain/judge/judge";
import { normalizeText } from "~/domain/text";
import { checkDeck, type ProposedQuestion } from "../deck/check-deck";
import type { Language } from "../language/detect-language";
import type { CaseBudget, CaseSession } from "./case-session";
import { deckPrompt } from "./deck-prompt";

/** A reply and a repair, of two models: whoever opens the deck early waits for it at the screen. */
export const DECK_BUDGET: CaseBudget = { calls: 4, milliseconds: 40_000, callMilliseconds: 20_000 };

const deckSchema = v.strictObject({
  questions: v.array(
    v.strictObject({
      prompt: v.string(),
      yesHelps: v.picklist(["Party A", "Party B", "neither"]),
      isPersonal: v.boolean(),
    }),
  ),
});

/** Has the model of this session write a suit's questions, and puts the hunch after them. */
export async function writeDeck(session: CaseSession, { allegation }: SuitBrief): Promise<WrittenQuestion[]> {
  const { detectLanguage } = await import("../language/detect-language");
  const language = detectLanguage(withoutContempt(allegation));
  const { questions } = await session.ask({
    name: "deck",
    ...deckPrompt({ allegation }, language),
    schema: deckSchema,
    check: (reply) => checkDeck(proposed(reply), allegation),
  });
  const deck = proposed({ questions });
  const written = deck.map((question) => ({ prompt: question.prompt, weight: weightOf(question) }));
  const personal = deck.findIndex(({ isPersonal }) => isPersonal);
  const about = deck[personal];
  if (about === undefined) return written;
  return [
    ...written,
    { prompt: await hunchOn(about.prompt, language, allegation), weight: null, hunchAbout: personal + 1 },
  ];
}

function proposed({ questions }: v.InferOutput<typeof deckSchema>): ProposedQuestion[] {
  return questions.map((question) => ({ ...question, prompt: normalizeText(question.prompt) }));
}

/**
 * What a party says against itself weighs twice what it says in its own favour, and more where the complaint itself is
 * put to it.
 */
function weightOf({ prompt, yesHelps }: ProposedQuestion): QuestionWeight {
  const theme = "asked";
  const [own, admission] = [1, prompt.includes("“") ? 3 : 2];
  switch (yesHelps) {
    case "Party A":
      return { theme, creator: { yes: own, no: -admission }, opponent: { yes: admission, no: -own } };
    case "Party B":
      return { theme, creator: { yes: -admission, no: own }, opponent: { yes: -own, no: admission } };
    case "neither":
      return { theme, creator: { yes: 0, no: 0 }, opponent: { yes: 0, no: 0 } };
    default:
      return yesHelps satisfies never;
  }
}

/** The hunch is framed by the house, in the complaint's language where the house speaks it. */
async function hunchOn(question: string, { code }: Language, allegation: string): Promise<string> {
  const [{ tongueOf }, house] = await Promise.all([
    import("../house/corpora/tongues/tongues"),
    import("../house/claims/frame-claims"),
  ]);
  return house.hunchOn(question, tongueOf(code, allegation));
}

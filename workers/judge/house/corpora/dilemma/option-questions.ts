import type { Tongue } from "../tongues/tongue";

/**
 * A question about any option of any dilemma. `{pick}` is `‘yes’`, `“the late train”` or `the first one you named`: it
 * stands only where a name can stand, and a quotation as well.
 */
export interface OptionQuestion {
  theme: string;
  /** Whether a yes speaks for the option or against it. */
  side: "for" | "against";
  prompt: string;
}

/** What can be asked of anything that was told beside a dilemma. */
export const ASIDE_QUESTIONS: readonly string[] = [
  "Is that the heart of it?",
  "Does that count for much?",
  "Would that still matter in a year?",
  "Is that the first thing you would tell a friend?",
];

/** Comes first where nothing was named to choose from: the court weighs what the asker thinks of by themselves. */
export const NO_OPTIONS_QUESTION =
  "You named no options, so your own first thought stands against your second. Have you a first thought?";

/** Eleven words at most beside the option, so that no ruling recites a long one. */
export const OPTION_QUESTIONS: readonly OptionQuestion[] = [
  { theme: "impulse", side: "for", prompt: "Did a small voice in you choose {pick} before any thinking?" },
  { theme: "relief", side: "for", prompt: "Would you be relieved if a coin chose {pick}?" },
  { theme: "hope", side: "for", prompt: "Did you secretly hope this court would choose {pick}?" },
  { theme: "friend", side: "for", prompt: "Would {pick} be your advice to a friend in your shoes?" },
  { theme: "smile", side: "for", prompt: "Would you grin if a fortune cookie backed {pick}?" },
  { theme: "sleep", side: "for", prompt: "If tonight it were settled as {pick}, would you sleep well?" },
  { theme: "breakfast", side: "for", prompt: "Would {pick} still sound right to you at breakfast?" },
  { theme: "defend", side: "for", prompt: "Could you defend {pick} in one short sentence?" },
  { theme: "secret", side: "for", prompt: "Would you choose {pick} if nobody ever heard of it?" },
  { theme: "courage", side: "for", prompt: "Would a slightly braver you choose {pick}?" },
  { theme: "aloud", side: "for", prompt: "Could you announce {pick} at dinner without mumbling?" },
  { theme: "month", side: "for", prompt: "Asked again in a month, would you still choose {pick}?" },
  { theme: "laugh", side: "for", prompt: "If {pick} went wrong, would you laugh about it in a week?" },
  { theme: "hurry", side: "for", prompt: "With ten seconds on the clock, would you take {pick}?" },
  { theme: "argument", side: "for", prompt: "If a stranger on a train mocked {pick}, would you argue?" },
  { theme: "thrift", side: "for", prompt: "Would you give up dessert today to get {pick}?" },
  { theme: "badge", side: "for", prompt: "Would you wear a badge in favour of {pick}?" },
  { theme: "sigh", side: "against", prompt: "Would your shoulders sink at the news of {pick}?" },
  { theme: "dread", side: "against", prompt: "Would you be crestfallen if you drew {pick} from a hat?" },
  { theme: "rematch", side: "against", prompt: "If dice had chosen {pick}, would you roll again?" },
  { theme: "please", side: "against", prompt: "Would you choose {pick} mainly to please somebody else?" },
  { theme: "wonder", side: "against", prompt: "After {pick}, would you lie awake wondering?" },
  { theme: "excuse", side: "against", prompt: "Would you have an excuse ready for {pick}?" },
  { theme: "duty", side: "against", prompt: "Does {pick} sound to you more like duty than joy?" },
  { theme: "warned", side: "against", prompt: "Has anybody sensible warned you against {pick}?" },
  { theme: "quiet", side: "against", prompt: "If it came to {pick}, would you keep quiet about it?" },
  { theme: "sandwich", side: "against", prompt: "Would {pick} sound less clever to you after a sandwich?" },
  { theme: "persuasion", side: "against", prompt: "Do you have to talk yourself into {pick}?" },
  { theme: "sunday", side: "against", prompt: "If it came to {pick}, would you want it undone by Sunday?" },
  { theme: "sales", side: "against", prompt: "Would somebody have to sell {pick} to you twice?" },
  { theme: "echo", side: "against", prompt: "Would you choose {pick} mostly out of habit?" },
];

/** The questions in another language: fewer, with the same themes. */
export function optionQuestionsIn(tongue: Tongue | null | undefined): readonly OptionQuestion[] {
  const asks: Readonly<Record<string, string>> | undefined = tongue?.choice.asks;
  if (asks === undefined) return OPTION_QUESTIONS;
  return OPTION_QUESTIONS.flatMap((question) => {
    const prompt = asks[question.theme];
    return prompt === undefined ? [] : [{ ...question, prompt }];
  });
}

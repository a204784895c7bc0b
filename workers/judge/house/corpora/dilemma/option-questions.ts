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

/** Eleven words at most beside the option, so that no ruling recites a long one. */
export const OPTION_QUESTIONS: readonly OptionQuestion[] = [
  { theme: "impulse", side: "for", prompt: "Did a small voice in you say {pick} before any thinking?" },
  { theme: "relief", side: "for", prompt: "Would you be relieved if a coin said {pick}?" },
  { theme: "hope", side: "for", prompt: "Did you secretly hope this court would say {pick}?" },
  { theme: "friend", side: "for", prompt: "Would you say {pick} to a friend in your shoes?" },
  { theme: "smile", side: "for", prompt: "Would you grin if a fortune cookie said {pick}?" },
  { theme: "sleep", side: "for", prompt: "If the last word tonight were {pick}, would you sleep well?" },
  { theme: "breakfast", side: "for", prompt: "Would {pick} still sound right to you at breakfast?" },
  { theme: "defend", side: "for", prompt: "Could you defend {pick} in one short sentence?" },
  { theme: "secret", side: "for", prompt: "Would it be {pick} if nobody ever heard of it?" },
  { theme: "courage", side: "for", prompt: "Would it be {pick} if you were slightly braver?" },
  { theme: "aloud", side: "for", prompt: "Could you say {pick} out loud without mumbling?" },
  { theme: "month", side: "for", prompt: "Asked again in a month, would you still say {pick}?" },
  { theme: "laugh", side: "for", prompt: "If {pick} went wrong, would you laugh about it in a week?" },
  { theme: "hurry", side: "for", prompt: "With ten seconds on the clock, would you shout {pick}?" },
  { theme: "argument", side: "for", prompt: "If a friend doubted {pick}, would you argue?" },
  { theme: "thrift", side: "for", prompt: "Would you give up dessert today to hear {pick}?" },
  { theme: "badge", side: "for", prompt: "Would you wear a badge that says {pick}?" },
  { theme: "sigh", side: "against", prompt: "Would you sigh if this court said {pick}?" },
  { theme: "dread", side: "against", prompt: "Would you be crestfallen if the envelope said {pick}?" },
  { theme: "rematch", side: "against", prompt: "If a coin said {pick}, would you ask for best of three?" },
  { theme: "please", side: "against", prompt: "Would you say {pick} mainly to please somebody else?" },
  { theme: "wonder", side: "against", prompt: "After {pick}, would you keep wondering about the alternative?" },
  { theme: "excuse", side: "against", prompt: "Would you have an excuse ready for {pick}?" },
  { theme: "duty", side: "against", prompt: "Does {pick} sound to you more like duty than joy?" },
  { theme: "warned", side: "against", prompt: "Has anybody sensible warned you off {pick}?" },
  { theme: "quiet", side: "against", prompt: "If it came to {pick}, would you keep quiet about it?" },
  { theme: "sandwich", side: "against", prompt: "Would {pick} sound less clever to you after a sandwich?" },
  { theme: "persuasion", side: "against", prompt: "Do you have to talk yourself into {pick}?" },
  { theme: "sunday", side: "against", prompt: "If it came to {pick}, would you want it undone by Sunday?" },
  { theme: "sales", side: "against", prompt: "Would somebody have to sell you {pick} twice?" },
  { theme: "echo", side: "against", prompt: "Are you saying {pick} only because you said it before?" },
];

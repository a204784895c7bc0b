import { isBaseVerb, pastOfPerfect, pastTense, thirdPerson } from "./verbs";

const SUBJECT = "(?:he|she|they|you|(?:my|the|our) [\\p{L}-]+|\\p{Lu}\\p{Ll}+)";
const ADVERB = "(?: (?:always|never|ever|even|just|still|constantly|not))?";

/** What people say before they say it. */
const PREAMBLES: readonly RegExp[] = [
  /^(?:so|ok|okay|well|right|look|listen|because|like|basically|apparently|also|and|but|hey|hi|hello|dear judge|your honou?r)[,.]? (?=\S)/iu,
  /^(?:the fact that|the way(?= (?:he|she|they|my))|can we (?:please )?talk about (?:how|the fact that)|tell me why|why is it that|how is it that) /iu,
  /^(?:i (?:can't|cannot|can not|just can't|still can't) (?:believe|stand)(?: (?:that|how|it when|when))?|i (?:hate|love|can't stand) (?:it when|that|how|when)|i'm (?:so |really )?(?:mad|angry|annoyed|upset|sick|tired|fuming) (?:that|because|at how|when)) /iu,
  /^(?:it|this) (?:really |just |so )?(?:annoys|bugs|bothers|upsets|kills|irritates|drives) me (?:(?:crazy|mad|nuts|insane|up the wall) )?(?:that|how|when) /iu,
  /^(?:am i (?:wrong|crazy|overreacting)|is it just me),? (?:or|but|that|because) /iu,
];

const WHY = new RegExp(
  `^(?:(?:but |and )?(?:why|how come|why on earth|why the hell)) (does|do|did|is|are|was|were|has|have|can't|won't|doesn't|don't|didn't|must|isn't) (${SUBJECT})(${ADVERB}) ([\\p{L}-]+)`,
  "iu",
);
const WHO =
  /^who (?:the hell |on earth |even |the heck )?(?=[\p{L}-]+s\b|\p{L}+ed\b|ate\b|took\b|left\b|drank\b|does\b)/iu;
/** `I caught my brother reading my texts`: what was seen is the matter, and not the seeing. */
const CAUGHT =
  /^i (?:just )?(?:caught|saw|found) (my \p{L}+|\p{Lu}\p{Ll}+|him|her) (?=(?!nothing|anything|something)\p{L}+ing\b)/iu;
const TIRED_OF =
  /^(?:i'm |i am )?(?:so |really |just )?(?:sick|tired|fed up)(?: and tired)? (?:of|with) (my \p{L}+|\p{Lu}\p{Ll}+|him|her)(?:'s)? (?=\p{L}+ing\b)/iu;
const NEVER_HAS = new RegExp(
  `\\b(not once|never once|never|not even once) (has|have|did|does) (${SUBJECT}) ([\\p{L}-]+)`,
  "iu",
);
/** `says I'll do it tomorrow` is direct speech: the "I" is whoever says it. */
const OWN_WORDS =
  /\b(says|said|promises|promised|swears|swore|claims|claimed|texts|texted) (?:that |me )?i('ll| will| won't| can't|'m (?=going to|on my way|coming|almost|nearly|just|so sorry|sorry|full|tired|busy|fine|not hungry)| need| want)\b/giu;
const MODAL_PERFECT = /\b(?:may|might|could) (?:possibly |accidentally |or may not )?have (\p{L}+)/giu;
const ONE_MORE = /\bone more (\p{L}+[^s\W])(?= |[.,!]|$)/giu;
const FINAL_THREAT = / (?=(?:i'm|i'll|i am|i will|i'd|i swear|we're|we are|it's over) )/iu;

/** Puts a complaint's questions, exclamations and threats into the order of a plain report, as far as that is safe. */
export function straightenProse(prose: string): string {
  let text = prose;
  for (let before = ""; before !== text; ) {
    before = text;
    for (const preamble of PREAMBLES) text = text.replace(preamble, "");
  }
  text = text
    .replace(TIRED_OF, (_all, who: string) => `${/^h/iu.test(who) ? (/^him$/iu.test(who) ? "he" : "she") : who} keeps `)
    .replace(CAUGHT, (_all, who: string) => `${/^him$/iu.test(who) ? "he" : /^her$/iu.test(who) ? "she" : who} was `)
    .replace(WHO, "someone ")
    .replace(WHY, (_all, auxiliary: string, subject: string, adverb: string, verb: string) =>
      declare(auxiliary.toLowerCase(), subject, adverb, verb),
    )
    .replace(NEVER_HAS, (_all, never: string, auxiliary: string, subject: string, verb: string) =>
      auxiliary.toLowerCase() === "did"
        ? `${subject} never ${pastTense(verb) ?? verb}`
        : `${subject} ${auxiliary} ${never.toLowerCase()} ${verb}`,
    )
    .replace(MODAL_PERFECT, (all, participle: string) => pastOfPerfect(participle.toLowerCase()) ?? all)
    .replace(OWN_WORDS, (_all, said: string, short: string) => `${said} they${short}`)
    .replace(/^(?:please )?(?:stop|quit) (?=\p{L}+ing\b)/iu, "keeps ")
    .replace(/\b(?:goes|is like|was like|be like),? (?=")/iu, "says ");
  if (/^if (?:he|she|they|you|my) /iu.test(text))
    text = text
      .replace(/^if /iu, "")
      .replace(/ one more time\b/giu, " again")
      .replace(FINAL_THREAT, ", ")
      .replace(ONE_MORE, "$1s");
  return text;
}

/** `why does she always sing` tells that `she always sings`. */
function declare(auxiliary: string, subject: string, adverb: string, verb: string): string {
  const said = verb.toLowerCase();
  if (auxiliary === "did" && isBaseVerb(said)) return `${subject}${adverb} ${pastTense(said) ?? said}`;
  if (auxiliary === "does" && isBaseVerb(said)) return `${subject}${adverb} ${thirdPerson(said)}`;
  if (auxiliary === "do" && isBaseVerb(said)) return `${subject}${adverb} ${said}`;
  return `${subject} ${auxiliary}${adverb} ${verb}`;
}

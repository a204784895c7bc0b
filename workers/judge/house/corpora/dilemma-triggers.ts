const WHO = "(?:i|we|(?:my \\p{L}+|\\p{L}+) and (?:i|me)|me and my \\p{L}+)";
const ADVERB = "(?:really |just |actually |even |maybe |still |finally |now |both |please |ever |probably )*";

/** Words before a deed, and what form the deed is in after them. */
export interface DilemmaTrigger {
  before: RegExp;
  is: "act" | "gerund" | "things";
}

/** Words that ask for a decision, in the order in which they are tried. */
export const DECIDING: readonly DilemmaTrigger[] = [
  {
    before: /\b(?:torn|stuck|choosing|choose|choice|decide|deciding|toss-up|pick|undecided) between\b/iu,
    is: "things",
  },
  {
    before: new RegExp(
      `\\b(?:whether|if) (?:or not )?${WHO} (?:should|ought to|can|could|need to|have to|want to) ${ADVERB}`,
      "iu",
    ),
    is: "act",
  },
  { before: /\bwhether (?:or not )?to\b/iu, is: "act" },
  { before: new RegExp(`\\b(?:should|shall|ought|must) ${WHO} ${ADVERB}(?:to )?`, "iu"), is: "act" },
  {
    before: new RegExp(
      `\\b(?:ok|okay|fine|weird|rude|bad|wrong|crazy|insane|nuts|dumb|ridiculous|risky|smart|wise|better|irresponsible|unprofessional|cheeky|awkward|tacky|soon|cruel|unfair|sad|lame|extra|overkill|excessive|mean|late|early|acceptable|normal|alright|silly|stupid|petty|selfish|time|worth it|reasonable|unreasonable|terrible|awful|good idea|bad idea|mad|childish) (?:if ${WHO}|for me to|to) ${ADVERB}`,
      "iu",
    ),
    is: "act",
  },
  { before: new RegExp(`\\bdo ${WHO} ${ADVERB}(?:(?:have|need|want|dare|get) to )?${ADVERB}`, "iu"), is: "act" },
  { before: /\b(?:would|should) you (?:rather |say |recommend |suggest )?/iu, is: "act" },
];

/** Words that only lean towards a deed: heard where nobody asks outright. */
export const LEANING: readonly DilemmaTrigger[] = [
  { before: new RegExp(`\\b${WHO} should ${ADVERB}`, "iu"), is: "act" },
  {
    before: new RegExp(
      `\\b${WHO} ${ADVERB}(?:(?:need|have|ought) to|(?:said|promised|agreed)(?: that)?(?: i'?d| i would| i'?ll| to)) ${ADVERB}(?!(?:choose|decide|pick|know)\\b)`,
      "iu",
    ),
    is: "act",
  },
  { before: new RegExp(`\\b(?:can|could|may|would) ${WHO} ${ADVERB}`, "iu"), is: "act" },
  {
    before:
      /\b(?:tempted|dying|itching|hesitating|debating|supposed|meant|afraid|scared|planning|deciding|dare|decide) to\b/iu,
    is: "act",
  },
  {
    before:
      /\b(?:putting off|put off|procrastinating(?: on)?|avoiding|dreading|delaying|postponing|(?:not sure|unsure|hesitant|nervous|scared|worried|undecided|torn|unhappy|on the fence|in two minds|having doubts|no idea|stressed) about)\b/iu,
    is: "gerund",
  },
  {
    before:
      /\b(?:thinking|think|dreaming|thought) (?:about|of)\b|\b(?:considering|debating|contemplating|worth|toying with|fancy|feel like)\b/iu,
    is: "gerund",
  },
  {
    before: /\bwant(?:ed|ing)? to\b/iu,
    is: "act",
  },
];

/** What somebody else would like: heard where nobody says anything of their own. */
export const OTHERS_WISHES: readonly DilemmaTrigger[] = [
  {
    before:
      /\b(?:he|she|they|my \p{L}+) wants? (?:us|me|we both) to\b|\b(?:he|she|they|my \p{L}+) wants? to(?= \p{L}+ (?:\p{L}+ )?(?:together|with (?:me|us))\b)/iu,
    is: "act",
  },
];

import type { Seat } from "~/domain/case/seat";
import type { QuestionWeight } from "~/domain/judge/judge";
import type { Theme } from "../corpora/petty-domain";
import { weightOf } from "../question-weight";
import { otherThan } from "../seats";

/** What a question without numbers seems to be about, and who then would be the one complained of. */
interface Guess {
  theme: Theme;
  doer: Seat | null;
}

/**
 * A theme by its words; `subject` says whether the party asked about is the one complained of or the one complaining.
 */
const SIGNS: readonly { theme: Theme; subject: "doer" | "complainer"; words: RegExp }[] = [
  {
    theme: "permission",
    subject: "complainer",
    words:
      /\b(?:allow|permit|approve|lend|lent|give up|let party|let it (?:go|pass)|agree to|ask party [ab] to explain|ask party [ab] for an?|asks? party [ab] what|ask for comments|push(?:ed)? the|offer(?:ed)? party [ab] (?:the|some|their)|invite)\b|\b(?:say|said|tell|told)\b.*\b(?:fine|okay|ok|help themselves|help yourself|any|whatever|whenever|no rush|not to worry|all the time|could|may|keep it|go ahead|welcome|for everyone|did not matter)\b|\bpraise/iu,
  },
  { theme: "agreement", subject: "doer", words: /\b(?:promis\w+|agree that|agreed that|commit\w*)\b/iu },
  {
    theme: "remedy",
    subject: "doer",
    words:
      /\b(?:apolog\w*|sorry|repair\w*|mend\w*|replac\w+|offer\w* to|offer\w* (?:party [ab] )?an? |propose|make (?:it|this) up|put .+ (?:back|right)|as soon as|when asked|once asked|at once|afterwards|correct it|cover the difference|try to|tries to|send a message|give it back|explain why|explained|clean(?:ed)?|tidied|move the|offer (?:party [ab] )?(?:an?|the))\b/iu,
  },
  {
    theme: "warning",
    subject: "complainer",
    words:
      /\b(?:ask|asked) (?:party [ab] )?(?:not to|to (?:stop|be|play|sit|change|delete|move|turn|keep)|for)\b|\b(?:remind|warn|mention|raise|complain|object)\w*\b|\b(?:tell|told) party [ab] (?:about|not|that .* not)\b|\b(?:leave|left) any instructions\b/iu,
  },
  {
    theme: "harm",
    subject: "complainer",
    words:
      /\b(?:lose sleep|lost sleep|miss|missed|suffer\w*|need(?:ed)?|have to|had to|booked|disappointed|hurt|bad evening|upset|late for|harm\w*)\b/iu,
  },
  {
    theme: "awareness",
    subject: "doer",
    words:
      /\b(?:know|knew|aware|realis\w+|realiz\w+|notice[ds]?|see the|saw the|read the|understand|on purpose|deliberately)\b/iu,
  },
  { theme: "provocation", subject: "complainer", words: /\b(?:as well|too|also|ever|first|the same|similar)\b/iu },
];

const PROPORTION =
  /\b(?:small matter|would a shrug|shrug|another (?:space|one)|meant to|half dead|lying there|overreact\w*|big deal|anybody mind|simply|longer than|worth a)\b/iu;
const AGREEMENT = /\b(?:agreed|agreement|arrangement|rule|rules|written plan|turn|rota|plan|deal)\b/iu;

/**
 * Weights for the questions of a judge that wrote none: by what each asks, by whose conduct, and, for those which name
 * nobody, by whom the other questions make the one complained of. `null` where nothing can be told.
 */
export function inferWeights(prompts: readonly string[]): (QuestionWeight | null)[] {
  const guesses = prompts.map(guess);
  const votes = guesses.reduce(
    (sum, one) => sum + (one?.doer === "creator" ? 1 : one?.doer === "opponent" ? -1 : 0),
    0,
  );
  const doer = votes === 0 ? null : votes > 0 ? "creator" : "opponent";
  return guesses.map((one) => {
    const blamed = one?.doer ?? doer;
    return one === null || blamed === null ? null : weightOf(one.theme, blamed);
  });
}

function guess(prompt: string): Guess | null {
  const label = /^\P{L}*\p{L}+(?: it true that)? (?:only )?Party ([AB])\b(?!'s)/u.exec(prompt)?.[1];
  const promised = /\bagreed that Party ([AB])\b(?!'s)/u.exec(prompt)?.[1];
  if (promised !== undefined) return { theme: "agreement", doer: seatOf(promised) };
  if (label === undefined) return guessWithoutParty(prompt);
  const about = seatOf(label);
  const sign = SIGNS.find(({ words }) => words.test(prompt));
  if (sign === undefined)
    return PROPORTION.test(prompt) ? { theme: "proportion", doer: null } : { theme: "deed", doer: about };
  return { theme: sign.theme, doer: sign.subject === "doer" ? about : otherThan(about) };
}

function guessWithoutParty(prompt: string): Guess | null {
  if (PROPORTION.test(prompt)) return { theme: "proportion", doer: null };
  if (AGREEMENT.test(prompt)) return { theme: "agreement", doer: null };
  if (/\b(?:more than once|happen|every|often|most)\b/iu.test(prompt)) return { theme: "frequency", doer: null };
  if (/\b(?:harm|comment|stain|lost|broken|ruin\w*)\b/iu.test(prompt)) return { theme: "harm", doer: null };
  return null;
}

function seatOf(label: string): Seat {
  return label === "A" ? "creator" : "opponent";
}

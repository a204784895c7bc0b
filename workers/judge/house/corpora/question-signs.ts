import type { Theme } from "./petty-domain";

/**
 * A theme by its words; `subject` says whether the party asked about is the one complained of or the one complaining.
 */
export const SIGNS: readonly { theme: Theme; subject: "doer" | "complainer"; words: RegExp }[] = [
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

export const PROPORTION =
  /\b(?:small matter|would a shrug|shrug|another (?:space|one)|meant to|half dead|lying there|overreact\w*|big deal|anybody mind|simply|longer than|worth a)\b/iu;
export const AGREEMENT = /\b(?:agreed|agreement|arrangement|rule|rules|written plan|turn|rota|plan|deal)\b/iu;

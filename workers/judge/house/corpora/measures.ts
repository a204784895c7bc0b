const NUMBER =
  "(?:\\d+(?:[.,]\\d+)?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|several|half an?)";
const UNIT =
  "(?:seconds?|minutes?|mins?|hours?|days?|nights?|weeks?|weekends?|months?|years?|degrees?|euros?|dollars?|bucks|quid|pounds?|times)";

/** How often, how long, how much, since when: what a witness can be held to, from the most to the least exact. */
export const DETAILS: readonly RegExp[] = [
  /\b(?:twice|three times|once) (?:a|this|last) (?:day|week|month|year)\b/iu,
  new RegExp(`\\b${NUMBER} ${UNIT}(?: (?:late|early|straight|in a row|ago|a (?:day|week|month|year)))?\\b`, "iu"),
  /[$€£]\d+(?:[.,]\d+)?/u,
  /\b(?:twice|three times)(?: (?:a|this|last) (?:day|week|month|year))?\b/iu,
  /\bevery (?:single )?(?:day|night|morning|evening|time|week|weekend|month|year|meal|meeting|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/iu,
  /\b(?:at|until|till) \d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|[ap]\.m\.))?(?![%\p{L}\p{N}:-]|\.\d| ?[ap]\.?m)/iu,
  /\bsince (?:\d{4}|last \p{L}+|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|childhood)\b/iu,
  /\b(?:second|third|fourth|fifth|sixth|seventh|tenth|hundredth) time (?:this|in a|today|in one)\b(?: (?:row|day|week|month|year))?/iu,
];

/** `a three hour documentary`: a measure that belongs to a noun and is nothing to be held to. */
export const ATTRIBUTE =
  /^(?!an? |one |half |every |all |this |last )\S+ (?:second|minute|hour|day|night|week|month|year|degree)$/iu;

/** `40 reels a day`: the half of a rate is no figure, unless it says how long something took. */
export const RATE = /^an? (?:second|minute|hour|day|night|week|month|year)$/iu;
export const LASTS =
  /\b(?:for|in|took|takes|after|within|over|spends?|spent|waited|half) an? (?:second|minute|hour|day|night|week|month|year)\b/iu;

/** Counts nothing: `you'd think twice before`. */
export const FIGURE_OF_SPEECH =
  /\b(?:think|thinks|thought|look|looks|looked|blink|blinked|ask|asked) (?:twice|once)\b|\b(?:once or twice|a (?:hundred|thousand|million) times)\b/giu;

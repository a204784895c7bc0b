const NUMBER =
  "(?:\\d+(?:[.,]\\d+)?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|several|half an?)";
const UNIT =
  "(?:seconds?|minutes?|mins?|hours?|days?|nights?|weeks?|weekends?|months?|years?|degrees?|euros?|dollars?|bucks|pounds?|times)";

/** How often, how long, how much, since when: what a witness can be held to, from the most to the least exact. */
const DETAILS: readonly RegExp[] = [
  new RegExp(`\\b${NUMBER} ${UNIT}(?: (?:late|early|straight|in a row|ago|a (?:day|week|month|year)))?\\b`, "iu"),
  /[$€£]\d+(?:[.,]\d+)?/u,
  /\b(?:twice|three times|once)(?: (?:a|this|last) (?:day|week|month|year))?\b/iu,
  /\bevery (?:single )?(?:day|night|morning|evening|time|week|weekend|month|year|meal|meeting|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/iu,
  /\b(?:at|until|till) \d{1,2}(?::\d\d)? ?(?:am|pm)?(?![%\p{L}\p{N}])/iu,
  /\bsince (?:\d{4}|last \p{L}+|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|childhood)\b/iu,
  /\b(?:all the time|all night|all day|last night|this morning|yesterday|last week|constantly|always|never)\b/iu,
];

/** The most exact count, time or sum that the allegation names, in its own words. */
export function findDetail(prose: string): string | null {
  for (const pattern of DETAILS) {
    const found = pattern.exec(prose)?.[0];
    if (found !== undefined && !/^(?:a|an|one) times?$/iu.test(found))
      return found.charAt(0).toLowerCase() + found.slice(1);
  }
  return null;
}

const INSTRUCTIONS =
  /\b(?:ignore|disregard|forget|override) (?:all |any |your |the |my |previous |prior |above )*(?:instructions?|prompts?|training)|\b(?:ignore|forget) (?:all )?your rules|\byou (?:must|have to|are required to) (?:rule|decide|find|declare)|\b(?:rule|decide|find) in my favou?r\b|\bsystem ?prompt\b|(?<=^|[.,;!]\s*)i (?:always )?win\b[.!]?\s*$|\b(?:declare|make) me the winner\b/iu;

/** What somebody is said to have said is evidence, whatever it orders. */
const REPORTED =
  /(?<=\b(?:says?|said|tells?|told|texts?|texted|writes?|wrote|shouts?|shouted) (?:me |us |him |her )?)"[^"]*"/giu;

/** The words with which an allegation tries to instruct the court, in an excerpt. */
export function findContempt(prose: string): string | null {
  const found = INSTRUCTIONS.exec(prose.replace(REPORTED, ""))?.[0];
  return found === undefined ? null : found.slice(0, 60).trim();
}

/** The allegation without the sentences that try to instruct the court, so that they name no thing and no deed. */
export function withoutContempt(prose: string): string {
  if (findContempt(prose) === null) return prose;
  const kept = prose.split(/(?<=[.!?;,])\s+/u).filter((sentence) => findContempt(sentence) === null);
  return kept.join(" ");
}

import { FOREIGN_ORDERING, FOREIGN_ORDERS, FOREIGN_REPORTED } from "./contempt-by-language";

/** Words in which a text gives orders to the court. */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass) (?:all |any |of |your |the |my |these |those |previous |prior |above |earlier )*(?:instructions?|prompts?|training|guidelines|system messages?)\b/iu,
  /\b(?:ignore|forget|disregard) (?:all )?(?:of )?your rules\b/iu,
  /\byou (?:must|have to|are required to|will now|are obliged to) (?:rule|decide|find|declare|say|judge)\b/iu,
  /\b(?:rule|decide|find|judge) (?:in my favou?r|for me|against (?:them|him|her|the other party))\b/iu,
  /\b(?:rule|decide|find) (?:in favou?r of|for) party [ab]\b/iu,
  /\bparty [ab] (?:must|should|has to|shall) (?:win|lose)\b/iu,
  /\b(?:declare|make|crown|announce) (?:me|party [ab]) (?:as )?(?:the )?winner\b/iu,
  /\bsystem ?prompt\b/iu,
  /\byou are (?:now )?(?:no longer|not) (?:a |the )?judge\b/iu,
  /(?<=^\s*|[.,;!\n]\s*)i (?:always )?win[.!]?\s*$/iu,
  /(?:^|\n)\s*(?:system|assistant|developer)\s*:/iu,
  ...FOREIGN_ORDERS,
];

/** A word without which no text is an order. Most texts have none: a transcript of hundreds is read through in no time. */
const ORDERING =
  /ignore|disregard|forget|override|bypass|\byou (?:must|ha|are|will)|rule|decide|find|judg|party|declare|make|crown|announce|system|\bwin|assistant|developer/iu;

/** Words between quotation marks, and words that somebody is said to say: evidence of what was said, and no order. */
const REPORTED = [
  /“[^”]*”|"[^"]*"|«[^»]*»|„[^“”]*[“”]|(?<!\p{L})['‘][^'‘’]*['’](?!\p{L})/gu,
  /\b(?:says?|said|saying|wrote|writes|writing|texted|texts|texting|yells?|yelled|yelling|shouts?|shouted|shouting|tells?|told|telling|typed|types|typing|asks?|asked|asking|prompts?|prompted|prompting)\b[^.!?\n]*/giu,
  ...FOREIGN_REPORTED,
];

/**
 * The words with which a text tries to instruct the judge, as they stand in it, or null. Someone who reports such words
 * as evidence of what another said is not found in contempt.
 */
export function findContempt(text: string): string | null {
  if (!ORDERING.test(text) && !FOREIGN_ORDERING.test(text)) return null;
  const spoken = REPORTED.reduce((rest, reported) => rest.replace(reported, blank), text);
  for (const order of ORDERS) {
    const found = order.exec(spoken)?.[0].trim();
    if (found !== undefined && found !== "") return found;
  }
  return null;
}

/** The text without the sentences that try to instruct the judge, so that no judge reads an order at all. */
export function withoutContempt(text: string): string {
  if (findContempt(text) === null) return text;
  const sentences = text.split(/(?<=[.!?;,:\n])\s*/u);
  const kept = sentences.filter((sentence) => findContempt(sentence) === null).join(" ");
  // An order spread over several sentences is cut out by its words, until there is none.
  return cutOrders(kept).trim();
}

/** The text without the words of its orders alone: what else stands in their sentence, such as a confession, stays. */
export function cutOrders(text: string): string {
  const found = findContempt(text);
  return found === null ? text : cutOrders(text.replace(found, " "));
}

/** Keeps the length, so that what comes after stays where it is. */
function blank(reported: string): string {
  return "_".repeat(reported.length);
}

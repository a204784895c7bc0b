import { FOREIGN_ORDERS, FOREIGN_REPORTED, type Order } from "./contempt-by-language";

/** Words in which a text gives orders to the court. */
const ORDERS: readonly Order[] = [
  {
    needs: ["instruction", "prompt", "training", "guideline", "system message"],
    words:
      /\b(?:ignore|disregard|forget|override|bypass) (?:all |any |of |your |the |my |these |those |previous |prior |above |earlier )*(?:instructions?|prompts?|training|guidelines|system messages?)\b/iu,
  },
  { needs: ["your rules"], words: /\b(?:ignore|forget|disregard) (?:all )?(?:of )?your rules\b/iu },
  {
    needs: ["you must ", "you have to ", "you are required to ", "you will now ", "you are obliged to "],
    words: /\byou (?:must|have to|are required to|will now|are obliged to) (?:rule|decide|find|declare|say|judge)\b/iu,
  },
  {
    needs: ["my favo", "for me", "against "],
    words: /\b(?:rule|decide|find|judge) (?:in my favou?r|for me|against (?:them|him|her|the other party))\b/iu,
  },
  { needs: ["for party ", "of party "], words: /\b(?:rule|decide|find) (?:in favou?r of|for) party [ab]\b/iu },
  { needs: ["party a ", "party b "], words: /\bparty [ab] (?:must|should|has to|shall) (?:win|lose)\b/iu },
  {
    needs: ["winner"],
    words: /\b(?:declare|make|crown|announce) (?:me|party [ab]) (?:as )?(?:the )?winner\b/iu,
  },
  { needs: ["system prompt", "systemprompt"], words: /\bsystem ?prompt\b/iu },
  { needs: ["judge"], words: /\byou are (?:now )?(?:no longer|not) (?:a |the )?judge\b/iu },
  { needs: ["i win", "i always win"], words: /(?<=^\s*|[.,;!\n]\s*)i (?:always )?win[.!]?\s*$/iu },
  { needs: ["system", "assistant", "developer"], words: /(?:^|\n)\s*(?:system|assistant|developer)\s*:/iu },
  ...FOREIGN_ORDERS,
];

/** What any order needs: one look at a text, instead of one for each need. */
const ORDERING = new RegExp([...new Set(ORDERS.flatMap(({ needs }) => needs))].join("|"));

/** Words between quotation marks, and words that somebody is said to say: evidence of what was said, and no order. */
const REPORTED = [
  /“[^”]*”|"[^"]*"|«[^»]*»|„[^“”]*[“”]|「[^」]*」|『[^』]*』|(?<!\p{L})['‘][^'‘’]*['’](?!\p{L})/gu,
  /\b(?:says?|said|saying|wrote|writes|writing|texted|texts|texting|yells?|yelled|yelling|shouts?|shouted|shouting|tells?|told|telling|typed|types|typing|asks?|asked|asking|prompts?|prompted|prompting)\b[^.!?\n]*/giu,
  ...FOREIGN_REPORTED,
];

/**
 * The words with which a text tries to instruct the judge, as they stand in it, or null. Someone who reports such words
 * as evidence of what another said is not found in contempt.
 */
export function findContempt(text: string): string | null {
  const lowerCased = foldLongS(text.toLowerCase());
  if (!ORDERING.test(lowerCased)) return null;
  const possible = ORDERS.filter(({ needs }) => needs.some((need) => lowerCased.includes(need)));
  const spoken = REPORTED.reduce((rest, reported) => rest.replace(reported, blank), text);
  for (const { words } of possible) {
    const found = words.exec(spoken)?.[0].trim();
    if (found !== undefined && found !== "") return found;
  }
  return null;
}

/** The text without the sentences that try to instruct the judge, so that no judge reads an order at all. */
export function withoutContempt(text: string): string {
  if (findContempt(text) === null) return text;
  const sentences = text.split(/(?<=[.!?;,:\n。！？、；؟،؛।])\s*/u);
  const kept = sentences.filter((sentence) => findContempt(sentence) === null).join(" ");
  // An order spread over several sentences is cut out by its words, until there is none.
  return cutOrders(kept).trim();
}

/** The text without the words of its orders alone: what else stands in their sentence, such as a confession, stays. */
export function cutOrders(text: string): string {
  const found = findContempt(text);
  return found === null ? text : cutOrders(text.replace(found, " "));
}

/**
 * To an expression without regard to case "ſ" is an "s", but it has no other lower case: it would slip past what an
 * order needs.
 */
function foldLongS(text: string): string {
  return text.replaceAll("ſ", "s");
}

/** Keeps the length, so that what comes after stays where it is. */
function blank(reported: string): string {
  return "_".repeat(reported.length);
}

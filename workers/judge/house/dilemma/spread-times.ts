import { OPTION_FILLERS } from "../corpora/dilemma-words";

const TIME =
  "(?:(?:right )?now|today|tonight|tomorrow(?: (?:after|before) \\S.*| \\p{L}+)?|later(?: \\p{L}+)?|in (?:an?|the|half|\\d+|one|two|three|a few) \\p{L}+(?: \\p{L}+)?|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|next \\p{L}+|this (?:week|weekend|evening|morning|afternoon|month|year|summer|winter|spring|autumn)|on (?:\\p{L}+day|the weekend)s?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:\\d.*|the weekend|night|noon|midnight|lunch)|first thing.*|(?:before|after) \\S.*)";
const IS_TIME = new RegExp(`^${TIME}$`, "iu");
const ENDS_IN_TIME = new RegExp(`^(.*?\\S)[ ,]+(${TIME}|before|after)$`, "iu");

/**
 * `start today or on monday` asks when and not whether: each option gets the deed, and the first keeps its time. Null for a
 * list of anything but times.
 */
export function spreadTimes(parts: readonly string[]): string[] | null {
  const [head = "", ...others] = parts.map((part) => part.trim().replace(OPTION_FILLERS, ""));
  if (others.length === 0 || !others.every((other) => IS_TIME.test(other))) return null;
  const [, deed = head, when = "now"] = ENDS_IN_TIME.exec(head) ?? [];
  return [when, ...others].map((time) => `${deed} ${isBare(time) ? `${time} ${objectOf(others)}` : time}`);
}

/** `before or after the wedding`. */
function isBare(time: string): boolean {
  return /^(?:before|after)$/iu.test(time);
}

function objectOf(times: readonly string[]): string {
  return times.map((time) => /^(?:before|after) (.+)$/iu.exec(time)?.[1]).find((found) => found !== undefined) ?? "it";
}

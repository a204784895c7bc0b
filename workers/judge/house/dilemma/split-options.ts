import type { DilemmaTrigger } from "../corpora/dilemma-triggers";
import {
  ADJECTIVES_ALONE,
  DILEMMA_VERBS,
  MASS_NOUNS,
  OPTION_FILLERS,
  REASONS,
  TAKES_OBJECT,
  WHEN_TAIL,
} from "../corpora/dilemma-words";
import { isBaseVerb } from "../reading/verbs";
import { toSecondPerson } from "./second-person";
import { shareHead } from "./share-head";
import { spreadTimes } from "./spread-times";
import { toBaseVerb } from "./to-base-verb";

/** What is done with a thing of which the text says no more. */
export const GENERAL_VERB = "go for";

/** Beside things, "getting a cat" is a deed and "hiking boots" are none. */
const DOING =
  /^(?:(?:staying|going|getting|keeping|being|buying|having) |\p{L}+ing (?:a|an|the|my|his|her|our|their|it|him|them|to|up|out|in|on|off|at|with|home|away)\b)/iu;

/** The options that a list holds, each an act after "you would". `is` says what form they are in, `verb` what things take. */
export function optionsIn(text: string, is: DilemmaTrigger["is"], verb = GENERAL_VERB): string[] {
  const clause = text
    .replace(/^(?:to )?(\p{L}+) or not to \1\b/iu, "$1")
    .replace(/[.?!;].*$/u, "")
    .replace(
      /[ ,]+(?:or not|or no|or nah|or nay|yes or no|yay or nay|y or n|yes|no or yes|thoughts|help|advice|opinions|or am i (?:overreacting|mad|being .*))$/iu,
      "",
    )
    .replace(
      /[ ,]+or (?:not|would that be|is that|is this|was it|are they|would it|am i|will|are|is|was|do you|does|should i not|shouldn't i|is it|don't i)\b.*$/iu,
      "",
    )
    .trim();
  const listed = splitList(clause, is);
  const parts = spreadTimes(listed) ?? toldApart(listed);
  const acts = (parts.length > 1 ? parts.map(withoutOccasion) : parts).filter((part) => SAYS_SOMETHING.test(part));
  // "Climbing or mum" is about two things; "swimming or climbing a wall" is about two deeds.
  const areThings = is === "things" && acts.some((act) => !/ing\b/iu.test(act) && !isDeed(act));
  const isVerbal = (act: string) => is !== "act" && (!areThings || DOING.test(act));
  const verbs = acts.map((act) => (isVerbal(act) ? toBaseVerb(act, is === "gerund") : act));
  const shared = shareHead(verbs, is !== "things" || isDeed(verbs[0] ?? ""));
  const told = shared.map((option) =>
    isDeed(option) || is === "act"
      ? toSecondPerson(lowerFirst(option)).replace(NEEDING, "get ")
      : goFor(option, verb, shared),
  );
  return dropDenial([...new Set(withPlainFirst(told, shared))]).slice(0, OPTIONS_MAX);
}

/** Options without what is only said of them; where they differ in nothing but their times, with these. */
function toldApart(listed: readonly string[]): string[] {
  const [first = "", second = "", ...more] = listed.map((part) => trimOption(part));
  // "Wine or no wine" asks about one thing.
  if (more.length === 0 && second.toLowerCase() === `no ${first.toLowerCase()}`) return [first];
  const isAlike = second !== "" && more.length === 0 && first === second;
  if (isAlike) return listed.map((part) => part.trim());
  const times = listed.map((part) => timeOf(part));
  const tellApart = new Set(listed.flatMap((part) => WHEN.exec(part)?.[0].toLowerCase() ?? [])).size > 1;
  return [first, second, ...more]
    .map((option, index) => (tellApart && times[index] && option !== "" ? `${option} ${times[index]}` : option))
    .filter((option) => option !== "");
}

const WHEN =
  /\b(?:tonight|today|tomorrow|now|later|this (?:evening|morning|weekend|week|afternoon)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next \p{L}+)\b/iu;

/** When an option is to be, where its last words say so and trimming it takes them. */
function timeOf(part: string): string | null {
  const time = /[ ,](tonight|today|tomorrow|this (?:evening|morning|weekend|week|afternoon)|right now|now)$/iu.exec(
    part.trim(),
  )?.[1];
  return time === undefined || trimOption(part).endsWith(time) ? null : time;
}

/** Whether one needs a haircut comes down to whether one gets it. */
const NEEDING = /^need (?=(?:a|an|the|another|some|new|more)\b)/iu;

/** `the gym` is gone to, and who may stay brunette may go blonde. */
function goFor(option: string, verb: string, options: readonly string[]): string {
  const thing = withArticle(toSecondPerson(option));
  if (verb !== GENERAL_VERB) return `${verb} ${thing}`;
  if (/^the (?:couch|sofa)$/iu.test(thing)) return `stay on ${thing}`;
  if (/^(?:the )?bed$/iu.test(thing)) return "stay in bed";
  if (VEHICLES.test(thing)) return `take ${thing}`;
  if (/^(?:walking|cycling|driving|flying|biking)$/iu.test(option)) return toBaseVerb(option, false).toLowerCase();
  if (PLACES.test(thing)) return `go to ${thing}`;
  const isLook = ADJECTIVES_ALONE.has(thing.toLowerCase()) && options.some((other) => /^(?:stay|go) /iu.test(other));
  return isLook ? `go ${thing}` : `${verb} ${thing}`;
}

const VEHICLES = /^the (?:bus|train|tram|ferry|metro|subway|tube|taxi|car|bike|plane|night train)$/iu;
const PLACES =
  /^the (?:gym|beach|cinema|pub|library|park|museum|theatre|theater|zoo|mall|spa|pool|lake|sauna|market|party|concert|mountains|seaside|sea|coast|countryside|woods|forest|hills|city)$/iu;

const SAYS_SOMETHING = /\p{L}{2}/u;

/** What the whole list is for, said once at its end. To save for a holiday is not to save. */
function withoutOccasion(part: string): string {
  const option = part.replace(OCCASION, "");
  if (DILEMMA_VERBS.has(option.toLowerCase())) return part;
  return isDeed(option) ? option : option.replace(DAY, "");
}

const OCCASION =
  / for (?:my|the|a|his|her|our|their|this) [^,]*(?:birthday|weekend|wedding|christmas|holiday|party|anniversary|easter|trip)$| for (?:(?:mother's|father's|valentine's) day|(?:date|movie|film|game|quiz|girls'?|lads'?) night)$/iu;
const DAY = / (?:for|on) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night)?$/iu;

/** Places and evenings that are typed bare and said with an article. */
function withArticle(thing: string): string {
  const [first = "", noun = "", ...more] = thing.toLowerCase().split(" ");
  const isBare = ADJECTIVES_ALONE.has(first) && noun !== "" && more.length === 0;
  if (isBare && !/[^s]s$/u.test(noun) && !MASS_NOUNS.has(noun) && !isDeed(thing)) return `the ${lowerFirst(thing)}`;
  if (/^(?:walk|run|nap|swim|bath|drive|break)$/iu.test(thing)) return `a ${lowerFirst(thing)}`;
  return /^(?:book|film|movie|car|bike|charger|laptop|umbrella|hotel|desk|party|sofa|gym|beach|cinema|pub|library|park|couch|train|bus|cat|dog|shower|museum|theatre|zoo|mall|spa|pool|lake|sauna|market|mountains|seaside|sea|coast|countryside|woods|forest|hills|(?:new|old|other|big|small) one)$/iu.test(
    thing,
  )
    ? `the ${lowerFirst(thing)}`
    : thing;
}

function lowerFirst(option: string): string {
  return option.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** A capital at the head of a list is the sentence's and no name's, unless the others have one too. */
function withPlainFirst(told: readonly string[], things: readonly string[]): string[] {
  const [first = "", ...others] = things;
  const isName = others.some((other) => /^\p{Lu}/u.test(other));
  return isName ? [...told] : told.map((act, index) => (index === 0 ? act.replace(first, lowerFirst(first)) : act));
}

/** More options than a deck can ask about are a menu. */
const OPTIONS_MAX = 8;

function splitList(clause: string, is: DilemmaTrigger["is"]): string[] {
  const divider = is === "things" && !/\bor\b/iu.test(clause) ? /,?\s+and\s+|,\s+/iu : /,?\s+or\s+/iu;
  const parts = clause.split(divider);
  if (parts.length === 1) return [clause.replace(LAST_REMARK, "")];
  if (divider.source.includes("and")) return parts;
  // Commas before the last "or" divide a list only where every piece is short: a clause of reasons is none.
  const last = parts.at(-1) ?? "";
  const pieces = parts.slice(0, -1).flatMap((part) => part.split(/,\s+/u));
  return [...pieces.filter((piece, index) => index === 0 || !REMARK.test(piece)), last.replace(LAST_REMARK, "")];
}

/** What is said of an option and is none: `now, it's raining, or in an hour, it'll be dark`. */
const REMARK = /^(?:it'?s|it is|it'?ll|i'?m|i'll|he'?s|she'?s|they'?re|there'?s|that'?s|which|but|because) /iu;
const LAST_REMARK =
  /,\s+(?:it'?s|it is|it'?ll|i'?m|i (?:can|only|have|just|don'?t|need|want|got|am)|he'?s|she'?s|they'?re|there'?s|that'?s|which|but|because|(?:\p{L}+ is (?:\d|like|about|only|so|too|really)|(?:the|my|his|her|their|our) (?:\p{L}+ ){1,3}(?:takes?|is|are|costs?|has|have|was|will|would|needs?))) ?.*$/iu;

/** An option without what is only said of it. */
export function trimOption(part: string): string {
  let option = part
    .trim()
    .replace(REASONS, "")
    .replace(/^[\s,:"'-]+|[\s,:"'-]+$/gu, "");
  for (let before = ""; before !== option; ) {
    before = option;
    option = option.replace(OPTION_FILLERS, "").replace(WHEN_TAIL, "").trim();
  }
  const [, told = ""] = /^(?:i|we) (.+)$/iu.exec(option) ?? [];
  return told !== "" && isDeed(told) ? told : option;
}

/** Whether a text begins with a verb that "you would" can stand before. */
export function isDeed(text: string): boolean {
  const [first = "", second] = text.toLowerCase().split(" ");
  if (TAKES_OBJECT.test(text)) return true;
  if (!DILEMMA_VERBS.has(first) && !isBaseVerb(first) && first !== "not" && first !== "don't") return false;
  return (
    second !== undefined ||
    !/^(?:book|film|paint|dress|train|plant|gift|water|toast|cake|tea|coffee|text|match)$/u.test(first)
  );
}

/** `Go or not go` asks about one deed: the option that only denies another goes. */
function dropDenial(options: string[]): string[] {
  const isDenial = (option: string) => /^(?:not|never|don't|do not)\b/iu.test(option);
  const affirmed = options.filter((option) => !isDenial(option));
  return affirmed.length === 0 ? [] : affirmed;
}

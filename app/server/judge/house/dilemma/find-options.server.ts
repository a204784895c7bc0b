import { DECIDING, type DilemmaTrigger, LEANING } from "../corpora/dilemma-triggers.server";
import {
  ADJECTIVES_ALONE,
  DILEMMA_VERBS,
  MASS_NOUNS,
  OPTION_FILLERS,
  REASONS,
  TAKES_OBJECT,
  WHEN_TAIL,
} from "../corpora/dilemma-words.server";
import { isBaseVerb } from "../reading/verbs.server";
import { toSecondPerson } from "./second-person.server";
import { shareHead } from "./share-head.server";
import { spreadTimes } from "./spread-times.server";
import { toBaseVerb } from "./to-base-verb.server";

/** What a dilemma leaves to be decided: options, each an act after "you would"; one alone is a deed to do or to leave. */
export type FoundOptions = readonly string[];

/** Reads the options of a dilemma that was cleaned; empty where none can be told. */
export function findOptions(prose: string): FoundOptions {
  // "…the shed. Or should I burn it?" goes on with the sentence before it.
  const joined = prose.replace(/[.?!,;]+\s+or\b/giu, " or");
  const sentences = joined.split(/(?<=[.?!;])\s+|\.{2,}/u).map((sentence) => sentence.trim());
  for (const read of [
    () => afterTrigger(DECIDING, sentences),
    () => inList(sentences),
    () => inDeed(sentences, (sentence) => sentence.endsWith("?")),
    () => afterTrigger(LEANING, sentences),
    () => inThing(sentences),
    () => inDeed(sentences, () => true),
  ]) {
    const options = read();
    if (options !== null) return options;
  }
  const whether = sentences.find((sentence) => /^[^,]{3,40}\?$/u.test(sentence) && !QUESTION_WORD.test(sentence));
  return whether === undefined ? [] : optionsIn(whether, "things");
}

function afterTrigger(triggers: readonly DilemmaTrigger[], sentences: readonly string[]): string[] | null {
  for (const { before, is } of triggers) {
    for (const sentence of sentences) {
      const found = before.exec(sentence);
      if (found === null) continue;
      const asked = sentence.slice(0, found.index);
      // What stands before an "or" is an option too, and some other trigger's to find.
      if (/\bor(?: \S+)?\s*$/iu.test(asked)) continue;
      const listed = afterQuestionWord(asked, sentence);
      if (listed === "") continue;
      const options =
        listed === null
          ? optionsIn(sentence.slice(found.index + found[0].length), is)
          : optionsIn(listed, "things", verbOf(sentence));
      if (options.length > 0) return options;
    }
  }
  return null;
}

/** `Tea or coffee?`, without a word about who does what. */
function inList(sentences: readonly string[]): string[] | null {
  const lists = sentences.filter(
    (sentence) => /\S \bor\b \S/iu.test(sentence) && !/^(?:how|why|who|when|where)\b/iu.test(sentence),
  );
  const list = lists.find((sentence) => sentence.endsWith("?")) ?? lists[0];
  // "Thinking of a cat or a dog" has its trigger, which knows what form the list is in.
  if (list === undefined || LEANING.some(({ before }) => before.test(list))) return null;
  const options = optionsIn(
    list
      .replace(/^.*(?::|\s-+)\s+/u, "")
      .replace(PREAMBLE, "")
      .replace(/^(?:what|which)[^,:?]*[,:?]\s*/iu, ""),
    "things",
  );
  // One option of a list is a deed only where the other denied it; "a bike, yes or no" is some trigger's to read.
  return options.length > 1 || /\bor not\b/iu.test(list) ? options : null;
}

/** `Open the good wine`: a deed by itself, which is what people type who have decided already. The last says most. */
function inDeed(sentences: readonly string[], isMeant: (sentence: string) => boolean): string[] | null {
  const deed = sentences.findLast(
    (sentence) =>
      sentence.length <= DEED_MAX &&
      isMeant(sentence) &&
      !ASKS_THE_COURT.test(sentence) &&
      !QUESTION_WORD.test(sentence) &&
      isDeed(sentence),
  );
  const options = deed === undefined ? [] : optionsIn(deed, "act");
  return options.length === 1 ? options : null;
}

/** Longest sentence that is taken for nothing but a deed, in code units. */
const DEED_MAX = 90;

const ASKS_THE_COURT =
  /^(?:(?:please|pls|so|ok) )?(?:help|thank|thanks|tell me|advise|decide|say|please|need|want|love|hate|feel|think|hope|know|guess|got|get me|note|see|like|mean|let me|settle|rule|judge|do (?!the|my|a|an|it|this|that|some|more|less)|have (?!a|an|the|my|some|another)|make (?:up|me)|be (?:honest|nice|brutal))\b/iu;

/** `Is a nap going to ruin my night?`, `too early for decorations?`: the thing is what is to be had or left. */
function inThing(sentences: readonly string[]): string[] | null {
  for (const sentence of sentences) {
    const thing = DOUBTED.map((doubted) => doubted.exec(sentence)?.[1]).find((found) => found !== undefined);
    if (thing !== undefined) return optionsIn(thing, "things");
  }
  return null;
}

const DOUBTED: readonly RegExp[] = [
  /^(?:so |ok |hmm )*(?:is|would) ((?:a|an|another|one|the) [^,?]{3,40}?) (?:be )?(?:going to|gonna|too|worth|ok|okay|overkill|a (?:good|bad|terrible|great) idea|excessive|silly|weird|acceptable)\b/iu,
  /\btoo (?:early|late|soon|much) for ([^?.!,]{3,40})/iu,
];

/** What somebody says of themselves before a list. */
const PREAMBLE = /^[^,]*\b(?:i|i'm|i've|my|we|it's|can't|help|he|she|they)\b[^,]*,\s*(?=.*\bor\b)/iu;

/** The verb that a question puts before a list: `what should we watch, Alien or Heat?` */
function verbOf(sentence: string): string {
  const verb = /\b(?:should|shall|do|can) (?:i|we) (\p{L}+)/iu.exec(sentence)?.[1]?.toLowerCase() ?? "";
  return TAKES_THING.test(verb) ? verb : GENERAL_VERB;
}

const GENERAL_VERB = "go for";
const TAKES_THING =
  /^(?:watch|cook|eat|order|buy|get|wear|read|play|drink|make|have|visit|choose|pick|take|bake|see|learn|try|adopt|book|bring|keep|sell)$/u;

const QUESTION_WORD =
  /^(?:(?:so|and|ok|help|hmm|honestly),? )*(?:what|how|why|who|when|where|which|is|are|does|did|was|were|will|would|has|have|am)\b/iu;

/** `What should I watch, Alien or Heat?` asks for one of a list; the list, "" where there is none, null for other questions. */
function afterQuestionWord(asked: string, sentence: string): string | null {
  if (!/\b(?:what|how|who|when|where|which)(?: \S+){0,3} ?$/iu.test(asked)) return null;
  const list = /[:,?-]\s*([^:,?]*(?:,[^:?]*)?\bor\b.*)$/iu.exec(sentence)?.[1];
  return list ?? "";
}

function optionsIn(text: string, is: DilemmaTrigger["is"], verb = GENERAL_VERB): string[] {
  const clause = text
    .replace(/^(?:to )?(\p{L}+) or not to \1\b/iu, "$1")
    .replace(/[.?!;].*$/u, "")
    .replace(
      /[ ,]+(?:or not|or no|or nah|or nay|yes or no|yay or nay|y or n|yes|no or yes|thoughts|help|advice|opinions|or am i (?:overreacting|mad|being .*))$/iu,
      "",
    )
    .replace(
      /[ ,]+or (?:not|would that be|is that|is this|was it|are they|would it|am i|will|are|do you|does|should i not|shouldn't i|is it|don't i)\b.*$/iu,
      "",
    )
    .trim();
  const listed = splitList(clause, is);
  const parts = spreadTimes(listed) ?? listed.map((part) => trimOption(part));
  const acts = (parts.length > 1 ? parts.map((part) => part.replace(OCCASION, "")) : parts).filter((part) =>
    SAYS_SOMETHING.test(part),
  );
  // "Climbing or mum" is about two things; "swimming or climbing a wall" is about two deeds.
  const areThings = is === "things" && acts.some((act) => !/ing\b/iu.test(act) && !isDeed(act));
  const verbs = is === "act" || areThings ? acts : acts.map((act) => toBaseVerb(act, is === "gerund"));
  const shared = shareHead(verbs, is !== "things" || isDeed(verbs[0] ?? ""));
  const told = shared.map((option) =>
    isDeed(option) || is === "act"
      ? toSecondPerson(lowerFirst(option))
      : `${verb} ${withArticle(toSecondPerson(option))}`,
  );
  return dropDenial([...new Set(withPlainFirst(told, shared))]).slice(0, OPTIONS_MAX);
}

const SAYS_SOMETHING = /\p{L}{2}/u;

/** What the whole list is for, said once at its end. */
const OCCASION =
  / for (?:my|the|a|his|her|our|their|this) [^,]*(?:birthday|weekend|wedding|christmas|holiday|party|anniversary|easter|trip)$/iu;

/** Places and evenings that are typed bare and said with an article. */
function withArticle(thing: string): string {
  const [first = "", noun = "", ...more] = thing.toLowerCase().split(" ");
  const isBare = ADJECTIVES_ALONE.has(first) && noun !== "" && more.length === 0;
  if (isBare && !/[^s]s$/u.test(noun) && !MASS_NOUNS.has(noun) && !isDeed(thing)) return `the ${lowerFirst(thing)}`;
  if (/^(?:walk|run|nap|swim|bath|drive|break)$/iu.test(thing)) return `a ${lowerFirst(thing)}`;
  return /^(?:book|film|movie|car|bike|charger|laptop|umbrella|hotel|desk|party|sofa|gym|beach|cinema|pub|library|park|couch|train|bus|cat|dog|shower|museum|theatre|zoo|mall|spa|(?:new|old|other|big|small) one)$/iu.test(
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
  if (parts.length < 2 || divider.source.includes("and")) return parts;
  // Commas before the last "or" divide a list only where every piece is short: a clause of reasons is none.
  const last = parts.at(-1) ?? "";
  const pieces = parts.slice(0, -1).flatMap((part) => part.split(/,\s+/u));
  return [...pieces.filter((piece, index) => index === 0 || !REMARK.test(piece)), last.replace(LAST_REMARK, "")];
}

/** What is said of an option and is none: `now, it's raining, or in an hour, it'll be dark`. */
const REMARK = /^(?:it'?s|it is|it'?ll|i'?m|i'll|he'?s|she'?s|they'?re|there'?s|that'?s|which|but|because) /iu;
const LAST_REMARK =
  /,\s+(?:it'?s|it is|it'?ll|i'?m|i (?:can|only|have|just|don'?t|need|want|got|am)|he'?s|she'?s|they'?re|there'?s|that'?s|which|but|because|(?:the|my|his|her|their|our) \p{L}+ (?:takes?|is|are|costs?|has|have|was|will|would|needs?)) ?.*$/iu;

function trimOption(part: string): string {
  let option = part
    .trim()
    .replace(REASONS, "")
    .replace(/^[\s,:"'-]+|[\s,:"'-]+$/gu, "");
  for (let before = ""; before !== option; ) {
    before = option;
    option = option.replace(OPTION_FILLERS, "").replace(WHEN_TAIL, "").trim();
  }
  return option;
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

import type { Tone } from "~/domain/case/tone";
import { CASE_NAME_MAX } from "~/domain/verdict/verdict";
import {
  ADJECTIVES,
  CASE_NAMES,
  FOREIGN_CASE_NAMES,
  NAMELESS_CASE_NAMES,
  NOUNS,
  NUMBERS,
  ORDINALS,
  PLAIN_CASE_NAMES,
  PLAIN_FOREIGN_CASE_NAMES,
  PLAIN_UNNAMED_CASE_NAMES,
  QUOTING_CASE_NAMES,
  UNNAMED_CASE_NAMES,
} from "../corpora/case-names";
import { capitalize, fillSlots, lengthOf } from "../fill-slots";
import type { Reading } from "../reading/read-allegation";
import type { Chooser } from "../seeded-choice";
import { UNNAMED } from "./draw-line";

const SMALL_WORDS = new Set(["of", "the", "a", "an", "and", "in", "on", "for"]);

/** A name for the case that fits on its card: of its domain's own humour or of the law's. */
export function nameCase(reading: Reading, tone: Tone, chooser: Chooser): string {
  const adjective = chooser.pick("adjective", ADJECTIVES);
  const words = {
    theThing: titleCase(reading.thing),
    Thing: titleCase(reading.thing.replace(/^the /u, "")),
    said: reading.said ?? "",
    language: reading.foreign?.language ?? "",
    adjective,
    // A Grievous Grievance says one thing twice.
    noun: chooser.pick(
      "noun",
      NOUNS.filter((noun) => !adjective.startsWith(noun.slice(0, 5))),
    ),
    ordinal: chooser.pick("ordinal", ORDINALS),
    number: chooser.pick("number", NUMBERS),
  };
  const names = patternsFor(reading, tone, chooser).map((pattern) =>
    withArticles(pattern.startsWith("“") ? fillSlots(pattern, words) : capitalize(fillSlots(pattern, words))),
  );
  const name = names.find((candidate) => lengthOf(candidate) <= CASE_NAME_MAX);
  if (name === undefined) throw new RangeError("No case name is short enough.");
  return name;
}

function patternsFor({ matter, thing, foreign, said }: Reading, tone: Tone, chooser: Chooser): string[] {
  if (foreign !== null) return chooser.shuffle("foreign name", foreignPatterns(foreign.language, tone));
  if (tone === "Serious") return chooser.shuffle("plain name", PLAIN_CASE_NAMES);
  const quoting = said === null ? [] : chooser.shuffle("quoting name", QUOTING_CASE_NAMES);
  const general = chooser
    .shuffle("name", thing === UNNAMED ? NAMELESS_CASE_NAMES : CASE_NAMES)
    .filter((pattern) => !AS_ATTRIBUTE.test(pattern) || isAttribute(thing));
  const own = chooser.shuffle("own name", thing === UNNAMED ? [] : matter.caseNames);
  return chooser.pick("name style", ["own", "general", "general", "general"]) === "own" && quoting.length === 0
    ? [...own, ...general]
    : [...quoting, ...general];
}

function foreignPatterns(language: string | null, tone: Tone): readonly string[] {
  if (tone === "Serious") return language === null ? PLAIN_UNNAMED_CASE_NAMES : PLAIN_FOREIGN_CASE_NAMES;
  return language === null ? UNNAMED_CASE_NAMES : FOREIGN_CASE_NAMES;
}

function titleCase(thing: string): string {
  return thing
    .split(" ")
    .map((word) => (SMALL_WORDS.has(word) ? word : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())))
    .join(" ");
}

/**
 * Before another noun the thing stands as an attribute: `The Fourth Mug Tribunal`, but never Mugs or Slice of Pizza.
 */
const AS_ATTRIBUTE = /\{Thing\} \p{Lu}/u;

const SINGULAR_IN_S = /(?:ss|us|is|news|gps|gas|lens|canvas|series|christmas|maths|darts)$/iu;

/** `The wet towels`, `the slices of pizza`. */
function isPlural(thing: string): boolean {
  const head = (thing.split(" of ")[0] ?? "").split(" ").at(-1) ?? "";
  return /s$/u.test(head) && !SINGULAR_IN_S.test(head);
}

function isAttribute(thing: string): boolean {
  return !isPlural(thing) && !/ of /u.test(thing) && thing !== "the matter";
}

function withArticles(name: string): string {
  return name.replace(/\b([Aa]) (?=[AEIOU])/gu, "$1n ").replace(/([:!?]) the\b/gu, "$1 The");
}

import type { Tone } from "~/domain/case/tone";
import { CASE_NAME_MAX } from "~/domain/verdict/verdict";
import { CASE_NAMES, CASE_WORDS } from "../corpora/case-names";
import { capitalize, fillSlots, lengthOf } from "../fill-slots";
import type { Reading } from "../reading/read-allegation";
import type { Chooser } from "../seeded-choice";
import { UNNAMED } from "./draw-line";

const SMALL_WORDS = new Set(["of", "the", "a", "an", "and", "in", "on", "for"]);

/** A name for the case that fits on its card: of its domain's own humour or of the law's. */
export function nameCase(reading: Reading, tone: Tone, chooser: Chooser): string {
  const adjective = chooser.pick("adjective", CASE_WORDS.adjective);
  const words = {
    theThing: titleCase(reading.thing),
    Thing: titleCase(reading.thing.replace(/^the /u, "")),
    said: saidIn(reading) ?? "",
    language: reading.foreign?.language ?? "",
    adjective,
    // A Grievous Grievance says one thing twice.
    noun: chooser.pick(
      "noun",
      CASE_WORDS.noun.filter((noun) => !adjective.startsWith(noun.slice(0, 5))),
    ),
    ordinal: chooser.pick("ordinal", CASE_WORDS.ordinal),
    number: chooser.pick("number", CASE_WORDS.number),
  };
  const names = patternsFor(reading, tone, chooser).map((pattern) =>
    withArticles(pattern.startsWith("“") ? fillSlots(pattern, words) : capitalize(fillSlots(pattern, words))),
  );
  const name = names.find((candidate) => lengthOf(candidate) <= CASE_NAME_MAX);
  if (name === undefined) throw new RangeError("No case name is short enough.");
  return name;
}

function patternsFor(reading: Reading, tone: Tone, chooser: Chooser): string[] {
  const { matter, thing, foreign } = reading;
  const isPlain = tone === "Serious";
  if (foreign !== null) return chooser.shuffle("foreign name", foreignNames(foreign.language, isPlain));
  if (isPlain) return chooser.shuffle("plain name", CASE_NAMES.plain);
  const quoting = saidIn(reading) === null ? [] : chooser.shuffle("quoting name", CASE_NAMES.quoting);
  const general = chooser
    .shuffle("name", thing === UNNAMED ? CASE_NAMES.nameless : CASE_NAMES.any)
    .filter((pattern) => !AS_ATTRIBUTE.test(pattern) || isAttribute(thing));
  const own = chooser.shuffle("own name", thing === UNNAMED ? [] : matter.caseNames);
  return chooser.pick("name style", ["own", "general", "general", "general"]) === "own" && quoting.length === 0
    ? [...own, ...general]
    : [...quoting, ...general];
}

/** So many code points of a complaint's best line still make a title. */
const QUOTED_MAX = 30;

/** What the complaint quotes or, where it names no thing, its own best line or else a short one. */
function saidIn({ said, thing, detail, claims }: Reading): string | null {
  if (said !== null || thing !== UNNAMED) return said;
  const lines = [detail ?? "", ...claims].map((line) => line.replace(/[.,!?…]+$/u, ""));
  return lines.find((line) => line.includes(" ") && lengthOf(line) <= QUOTED_MAX) ?? null;
}

function foreignNames(language: string | null, isPlain: boolean): readonly string[] {
  if (language === null) return isPlain ? CASE_NAMES.plainUnnamed : CASE_NAMES.unnamed;
  return isPlain ? CASE_NAMES.plainForeign : CASE_NAMES.foreign;
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

/** One word for one thing: not `the wet towels` nor `the slice of pizza`. */
function isAttribute(thing: string): boolean {
  return !thing.includes(" of ") && (!thing.endsWith("s") || SINGULAR_IN_S.test(thing));
}

function withArticles(name: string): string {
  return name.replace(/\b([Aa]) (?=[AEIOU])/gu, "$1n ").replace(/([:!?]) the\b/gu, "$1 The");
}

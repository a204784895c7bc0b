import { DILEMMA_CASE_NAME_MAX } from "~/domain/dilemma/dilemma";
import { DILEMMA_ADJECTIVES, DILEMMA_NAMES, DILEMMA_NOUNS, DILEMMA_ORDINALS } from "../corpora/dilemma-case-names";
import { GENERIC_DILEMMA } from "../corpora/dilemma-generic";
import { fillSlots, lengthOf } from "../fill-slots";
import type { Chooser } from "../seeded-choice";
import type { DilemmaReading } from "./read-dilemma";
import { listActs, plainActs, shortenAct } from "./shorten-act";

/** Longest act and thing in a name, in code points. */
const ACT_MAX = 34;

/** A name for the case that fits its card: of the domain's own humour now and then, mostly of the law's. */
export function nameDilemma(reading: DilemmaReading, chooser: Chooser): string {
  const words = {
    Act: titleCase(shortenAct(reading.options[0]?.act ?? "", ACT_MAX)),
    Thing: titleCase(thingOf(reading)),
    adjective: chooser.pick("adjective", DILEMMA_ADJECTIVES),
    noun: chooser.pick("noun", DILEMMA_NOUNS),
    ordinal: chooser.pick("ordinal", DILEMMA_ORDINALS),
  };
  const general = chooser.shuffle("name", DILEMMA_NAMES);
  const own = chooser
    .shuffle("own name", reading.domain.names)
    .map((name) => `${name}: The ${words.adjective} ${words.noun}`);
  const patterns = chooser.pick("name style", ["own", "general", "general"]) === "own" ? [...own, ...general] : general;
  const names = patterns
    .filter((pattern) => isFitting(pattern, reading))
    .map((pattern) => withArticles(fillSlots(pattern, words).replaceAll("…", "")));
  return names.find((name) => lengthOf(name) <= DILEMMA_CASE_NAME_MAX) ?? "In re a Small Hesitation";
}

const SMALL_WORDS = new Set("of the a an and in on for to or with by from at".split(" "));

function titleCase(text: string): string {
  return text
    .split(" ")
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
    .join(" ");
}

function withArticles(name: string): string {
  return name.replace(/\b([Aa]) (?=[AEIOU])/gu, "$1n ").replace(/(?<=[\p{L},] )(?:The)\b/gu, "the");
}

/** Between things, the things are the case: `Tea or Coffee`. */
function thingOf({ options, thing }: DilemmaReading): string {
  const acts = options.map(({ act }) => act);
  const list = listActs(plainActs(acts));
  return acts.every((act) => act.startsWith("go for ")) && lengthOf(list) <= ACT_MAX ? list : thing;
}

/** A dilemma that was only quoted has no act to name; one that the court knows no thing of has only its act. */
function isFitting(pattern: string, reading: DilemmaReading): boolean {
  if (reading.quoted !== null) return !pattern.includes("{Act}");
  return !pattern.includes("{Thing}") || thingOf(reading) !== GENERIC_DILEMMA.thing;
}

import { DILEMMA_CASE_NAME_MAX } from "~/domain/dilemma/dilemma";
import { DILEMMA_NAMES, DILEMMA_WORDS } from "../corpora/dilemma/case-names";
import { fillSlots, lengthOf } from "../fill-slots";
import type { Chooser } from "../seeded-choice";
import type { DilemmaReading } from "./read-dilemma";

/** A name for the case that fits its card: of its two options, of the domain's own humour, or of the law's. */
export function nameDilemma({ options, domain, weighty }: DilemmaReading, chooser: Chooser): string {
  if (weighty !== null) return "In re a Serious Question";
  const [one = "", other = "", ...more] = options.map(({ pick }) => pick);
  const words = {
    adjective: chooser.pick("adjective", DILEMMA_WORDS.adjective),
    noun: chooser.pick("noun", DILEMMA_WORDS.noun),
    ordinal: chooser.pick("ordinal", DILEMMA_WORDS.ordinal),
  };
  const areQuoted = more.length === 0 && one.startsWith("“") && other.startsWith("“");
  const patterns = [
    ...(areQuoted ? chooser.shuffle("option name", DILEMMA_NAMES.options) : []),
    ...chooser.shuffle("own name", domain.names).map((name) => `${name}: The {adjective} {noun}`),
    ...chooser.shuffle("name", DILEMMA_NAMES.any),
  ];
  const names = patterns.map((pattern) =>
    // What is quoted comes last, so that its own articles stay as they were typed.
    fillSlots(withArticles(fillSlots(pattern, { ...words, one: "{one}", other: "{other}" })), { one, other }),
  );
  return names.find((name) => lengthOf(name) <= DILEMMA_CASE_NAME_MAX) ?? "In re a Small Hesitation";
}

function withArticles(name: string): string {
  return name.replace(/\b([Aa]) (?=[AEIOU])/gu, "$1n ").replace(/(?<=[\p{L},] )(?:The)\b/gu, "the");
}

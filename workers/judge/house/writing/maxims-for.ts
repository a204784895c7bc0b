import type { Reading } from "../reading/read-allegation";

const ANIMALS = /\b(?:dog|cat|puppy|kitten|hamster|parrot|rabbit|goldfish|budgie|tortoise|guinea pig)s?\b/giu;

/** The young are of their kind. */
const KINDS: Readonly<Record<string, string>> = { puppy: "dog", puppies: "dog", kitten: "cat" };

/** The maxims that suit the case: none on cats where it is about a dog, which would show that nobody had read it. */
export function maximsFor({ humour, thing, deed, quotable }: Reading): readonly string[] {
  const told = animalsIn(`${thing} ${deed?.clause ?? ""} ${quotable ?? ""}`);
  if (told.size === 0) return humour.principles;
  const fitting = humour.principles.filter((maxim) => [...animalsIn(maxim)].every((animal) => told.has(animal)));
  return fitting.length > 0 ? fitting : humour.principles;
}

function animalsIn(text: string): Set<string> {
  const words = [...text.matchAll(ANIMALS)].map(([word]) => word.toLowerCase());
  return new Set(words.map((word) => KINDS[word] ?? word.replace(/s$/u, "")));
}

import type { Reading } from "../reading/read-allegation";

const ANIMALS = /\b(?:dog|cat|puppy|kitten|hamster|parrot|rabbit|goldfish|budgie|tortoise|guinea pig)s?\b/giu;

/** The young are of their kind. */
const KINDS: Readonly<Record<string, string>> = { puppy: "dog", puppies: "dog", kitten: "cat" };

/** The maxims that suit the case: none on cats where it is about a dog, which would show that nobody had read it. */
export function maximsFor({ matter, thing, claims }: Reading): readonly string[] {
  const told = animalsIn(`${thing} ${claims.join(" ")}`);
  if (told.size === 0) return matter.principles;
  const fitting = matter.principles.filter((maxim) => [...animalsIn(maxim)].every((animal) => told.has(animal)));
  return fitting.length > 0 ? fitting : matter.principles;
}

function animalsIn(text: string): Set<string> {
  const words = [...text.matchAll(ANIMALS)].map(([word]) => word.toLowerCase());
  return new Set(words.map((word) => KINDS[word] ?? word.replace(/s$/u, "")));
}

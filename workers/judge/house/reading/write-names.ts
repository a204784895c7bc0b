import { PROPER_NAMES } from "../corpora/proper-names";
import { capitalize } from "../fill-slots";

const NAMES = new RegExp(
  `(?<![\\p{L}\\p{N}'-])(?:${[...PROPER_NAMES.keys()].sort((one, other) => other.length - one.length).join("|")})(?![\\p{L}\\p{N}-])`,
  "gu",
);

/** A text of the court with the names in it written as names: `on a tuesday` becomes `on a Tuesday`. */
export function writeNames(text: string): string {
  return text
    .replace(NAMES, (name) => PROPER_NAMES.get(name) ?? name)
    .replace(/(?<=\b(?:in|since|last|next|every|until) )(?:march|may)\b/gu, (month) => capitalize(month));
}

import { compilePatterns, findHarms } from "../screening/corpora/patterns";
import { flattenText } from "../screening/flatten-text";
import { type Features, readFeatures } from "../screening/read-features";
import type { Example } from "./read-corpus";

/** A flattened text as the two learners read it. */
export interface Reading {
  flat: string;
  features: Features;
}

/** A text that was read once, so that it can be learnt from many times. */
export interface Lesson extends Example, Reading {
  /** Whether the rules alone stop it. */
  isStopped: boolean;
  /** What the rules found in it, each with its neighbours and read by itself. */
  harms: Reading[];
}

export function prepareLessons(examples: readonly Example[]): Lesson[] {
  const { serious, hyperbole } = compilePatterns();
  return examples.map((example) => {
    const forms = flattenText(example.text);
    const harms = forms.flatMap((flat) => findHarms(flat, serious, hyperbole)).map((harm) => read(harm, true));
    const isStopped = harms.length > 0;
    return { ...example, ...read(forms[0] ?? "", isStopped), isStopped, harms };
  });
}

export function read(flat: string, isStopped: boolean): Reading {
  return { flat, features: readFeatures(flat, isStopped) };
}

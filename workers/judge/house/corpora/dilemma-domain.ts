/** Which way a yes speaks: for doing the deed, or for leaving it. */
export type Lean = "do" | "leave";

/**
 * What the court knows of one kind of dilemma. Every question begins with a verb and `you`, `there`, `it` or `this`, so
 * that the analysis can say its answer as a fact. Slots: `{thing}`, in `either` also `{act}` after "you would".
 */
export interface DilemmaDomain {
  name: string;
  /** Words that tell it. */
  words: RegExp;
  /** Options that leave things as they are in this domain, beside those that do everywhere. */
  leaves?: RegExp;
  /** What the thing is called where the dilemma names none. */
  thing: string;
  ask: readonly (readonly [Lean, string])[];
  /** Of one option among equals, and whether a yes speaks for it or against it. */
  either?: readonly (readonly ["for" | "against", string])[];
  /** Small steps of today, by what was decided; none needs money, a doctor or another person's consent. */
  steps: { do: readonly string[]; leave: readonly string[] };
  names: readonly string[];
  maxims: readonly string[];
}

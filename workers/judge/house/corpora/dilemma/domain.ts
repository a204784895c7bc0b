/** Which way a yes speaks: for doing the deed, or for leaving it. */
export type Lean = "do" | "leave";

/**
 * What the court knows of one kind of deed. It holds whatever the deed is done with, and no part of it is put together.
 */
export interface DilemmaDomain {
  name: string;
  /** How such a deed begins, after `should I`. */
  deed: RegExp;
  ask: readonly (readonly [Lean, string])[];
  /** Small steps of today, by what was decided; none needs money, a doctor or another person's consent. */
  steps: { do: readonly string[]; leave: readonly string[] };
  names: readonly string[];
  maxims: readonly string[];
}

/**
 * How one judge writes a decision up. Slots: `{matter}` such as "whether to text back or leave it", `{words}` the dilemma
 * quoted, `{fact}` an answer as a clause, `{n}` its exhibit, `{maxim}`, `{held}` such as "to text back" or "not to text
 * back", `{contempt}`, `{act}`, `{a}`, `{b}` and `{list}` options, `{step}` what is recommended; and the names of `parts`,
 * half sentences of eleven words at most that keep long phrases from returning.
 */
export interface DilemmaVoice {
  parts: Readonly<Record<string, readonly string[]>>;
  /** The opening when the dilemma could be read, and when it can only be quoted. */
  open: readonly string[];
  told: readonly string[];
  /** One exhibit that speaks for what was decided: after a yes, after a no. */
  yes: readonly string[];
  no: readonly string[];
  /** The best exhibit on the other side. */
  against: readonly string[];
  maxim: readonly string[];
  held: readonly string[];
  /** Why there is no deciding: a level scale, and a record without an answer. */
  even: readonly string[];
  quiet: readonly string[];
  /** Why this court does not decide: the matter is no trifle. */
  weighty: readonly string[];
  contempt: readonly string[];
  coda: readonly string[];
  /** The decision on the card, for an option and against a deed. */
  choose: readonly string[];
  leave: readonly string[];
  coin: readonly string[];
  /** What stands around the recommended step, which begins with a capital and ends in a full stop. */
  step: readonly string[];
}

/** The lists that make up an analysis. */
export type AnalysisList =
  | "open"
  | "told"
  | "yes"
  | "no"
  | "against"
  | "maxim"
  | "held"
  | "even"
  | "quiet"
  | "weighty"
  | "contempt"
  | "coda";

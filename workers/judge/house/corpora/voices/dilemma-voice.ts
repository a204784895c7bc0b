/**
 * How one judge writes a decision up. Slots: `{words}` what the dilemma says, quoted, `{q}` a question, quoted,
 * `{said}` its `yes` or `no`, `{n}` its exhibit, `{maxim}`, `{pick}` what was decided (`yes`, `“the late train”`, `the
 * first one you named`), `{lot}` what was drawn from (`coin`, `hat`), `{contempt}` quoted words, `{step}` what is
 * recommended; and the names of `parts`, which keep long phrases from returning. What fills a slot is never bent to
 * fit, so every frame must fit it.
 */
export interface DilemmaVoice {
  parts: Readonly<Record<string, readonly string[]>>;
  /** The opening when the dilemma is quoted, and when it is too long for that. */
  open: readonly string[];
  long: readonly string[];
  /** One exhibit that speaks for what was decided, and the best one on the other side. */
  ground: readonly string[];
  against: readonly string[];
  maxim: readonly string[];
  held: readonly string[];
  /** Why a lot was drawn: a level scale, and a record without an answer. */
  even: readonly string[];
  quiet: readonly string[];
  contempt: readonly string[];
  coda: readonly string[];
  /** The decision on the card, by the answers and by lot. */
  choose: readonly string[];
  draw: readonly string[];
  /** What stands around the recommended step, which begins with a capital and ends in a full stop. */
  step: readonly string[];
}

/** The lists that make up an analysis. */
export type AnalysisList = Exclude<keyof DilemmaVoice, "parts" | "choose" | "draw" | "step">;

/** What a question can be about. How each one bears on the case is in `bearing.ts`. */
export type Theme =
  | "deed"
  | "frequency"
  | "agreement"
  | "awareness"
  | "warning"
  | "harm"
  | "provocation"
  | "permission"
  | "remedy"
  | "proportion";

/**
 * What can be asked, by its theme. A question that takes something for granted names the words of which one must have
 * been told, divided by `|`, as keywords are; the others fit whatever happened in their domain.
 */
export type DomainQuestion = readonly [theme: Theme, text: string, told?: string];

/**
 * One field of human pettiness. Texts have slots: `{C}` the one who complains, `{D}` the one complained of, `{thing}`
 * what it is about with its article, `{loser}` and `{winner}`; in case names `{theThing}` and `{Thing}` in title case.
 */
export interface PettyDomain {
  id: string;
  /**
   * Words and phrases that speak for this domain on their own, divided by `|`. Endings in -s, -es, -ed and -ing are
   * matched as well, apostrophes and hyphens may be missing, and `…` stands for up to three words.
   */
  keywords: string;
  /** Words of several meanings (`bill`, `seat`, `roll`), which count in company and decide nothing alone. */
  hints: string;
  /** The words that can stand as the thing itself, after "the". */
  nouns: string;
  /** The thing when the allegation names none. */
  thing: string;
  /** What it is instead where one of these words was told, divided by `|`; the first that was told decides. */
  things?: readonly (readonly [told: string, thing: string])[];
  questions: readonly DomainQuestion[];
  punishments: readonly string[];
  /** What both parties do after a Hung Court. */
  truces: readonly string[];
  caseNames: readonly string[];
  /** Maxims of this court, each a whole sentence that favours nobody. */
  principles: readonly string[];
}

/** What a question can be about. How each one bears on the case is in `bearing.server.ts`. */
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
 * One field of human pettiness. Texts have slots: `{C}` the one who complains, `{D}` the one complained of, `{thing}`
 * what it is about with its article, `{loser}` and `{winner}`; in case names `{theThing}` and `{Thing}` in title case.
 */
export interface PettyDomain {
  id: string;
  /** Words that speak for this domain, divided by `|`. Endings in -s, -es, -ed and -ing are matched as well. */
  keywords: string;
  /** The keywords that can stand as the thing itself, after "the". */
  nouns: string;
  /** The thing when the allegation names none. */
  thing: string;
  questions: readonly (readonly [Theme, string])[];
  punishments: readonly string[];
  /** What both parties do after a Hung Court. */
  truces: readonly string[];
  caseNames: readonly string[];
  /** Maxims of this court, each a whole sentence that favours nobody. */
  principles: readonly string[];
}

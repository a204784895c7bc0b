/**
 * What a question can be about, which decides whom its answers help (`question-weight.ts`). A `claim` quotes the
 * complaint against whoever is complained of, a `question` quotes what helps nobody for sure; a `view` is an opinion,
 * and `colour` is anything else that helps nobody for sure. Of themselves they are asked `you`, which helps nobody, and
 * `each`, where a yes speaks against whoever says it.
 */
export type Theme =
  | "deed"
  | "claim"
  | "question"
  | "agreement"
  | "awareness"
  | "warning"
  | "harm"
  | "provocation"
  | "permission"
  | "remedy"
  | "proportion"
  | "view"
  | "colour"
  | "each"
  | "you";

/**
 * A question written by hand, and how a ruling tells its yes and its no: as clauses without a full stop, of `{p}` where
 * each party answers for themselves. It must fit any deed of its matter, be known to both and be answered without
 * guessing. One that takes something for granted names the words of which one must have been told, as an expression.
 */
export type HandQuestion = readonly [
  theme: Theme,
  asks: string,
  yes: string,
  no: string,
  told?: string,
  alike?: string,
];

/**
 * The same in one line, as it is written: its parts with ` | ` between them. A deck asks one alone of those that mean
 * alike: of one theme, but for the ones that say behind it what they mean beside all others of the theme.
 */
export type QuestionLine<Asked extends Theme = Theme> =
  `${Asked | `${Asked}:${string}`} | ${string}? | ${string} | ${string}`;

export function byHand(...lines: readonly QuestionLine[]): HandQuestion[] {
  return lines.map((line) => {
    const [kind = "", asks = "", yes = "", no = "", told] = line.split(" | ");
    const [theme, alike] = kind.split(":");
    return [theme as Theme, asks, yes, no, told, alike];
  });
}

/** What a question means, of which a deck asks once. What is asked of each about themselves means one thing alone. */
export function meaningOf([theme, asks, , , , alike]: HandQuestion): string {
  return alike ?? (theme === "you" ? asks : theme);
}

/**
 * One field of human pettiness. Questions have the slots `{C}` for the one who complains and `{D}` for the one
 * complained of, the other texts `{thing}` for what it is about with its article, `{loser}` and `{winner}`; in case
 * names `{theThing}` and `{Thing}` in title case.
 */
export interface PettyDomain {
  id: string;
  /**
   * The words that can stand as the thing itself, after "the"; with a capital, games and brands, by their name alone.
   */
  nouns: string;
  /** The thing when the allegation names none. */
  thing: string;
  /** What it is instead where one of these words was told, divided by `|`; the first that was told decides. */
  things?: readonly (readonly [told: string, thing: string])[];
  questions: readonly HandQuestion[];
  punishments: readonly string[];
  /** What both parties do after a Hung Court. */
  truces: readonly string[];
  caseNames: readonly string[];
}

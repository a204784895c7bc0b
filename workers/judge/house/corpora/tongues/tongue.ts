import type { ForeignFrame } from "../claim-frames";
import type { SharedQuestion } from "./shared-questions";

/** The themes of a dilemma's questions that every language asks. */
export type ChoiceTheme =
  | "relief"
  | "friend"
  | "breakfast"
  | "secret"
  | "courage"
  | "month"
  | "sigh"
  | "please"
  | "rematch"
  | "duty";

/** How a card says whose words it quotes. */
export type Manner = "writes" | "goesOn" | "asks";

/** How a card that quotes a claim is put together in a language. */
export interface CardWords<Frame extends string> {
  /** The card with `{manner}`, `{claim}` between the marks of the language, and `{asks}`. */
  card: string;
  /** The marks around what the claim itself quotes, where they are not ‘ and ’. */
  inner?: readonly [open: string, close: string];
  /** `{A}` is whoever filed. Only English, of which more is understood, quotes a complaint piece by piece. */
  manner: Readonly<Record<"writes" | "asks", string> & Partial<Record<"goesOn", string>>>;
  /** The card that asks each whether the other, `{O}`, said yes to the personal `{question}`. */
  hunch: string;
  /** What is asked of what is quoted. */
  frames: Readonly<Record<Frame, string>>;
}

/**
 * Everything that a deck says in one language. `{C}` and `{A}` are whoever filed, `{D}` whoever was summoned: any name
 * of any gender must fit, so that no ending agrees with it, no article or elision stands before it, and whoever is
 * asked is spoken to without an ending that tells a gender.
 */
export interface Tongue extends CardWords<ForeignFrame> {
  questions: Readonly<Record<SharedQuestion, string>>;
  /** For a dilemma, of whose options only the place is known. */
  choice: {
    /** The first and the last that were named, and the first and the second thought of whoever named none. */
    named: readonly [string, string];
    thoughts: readonly [string, string];
    /** What is asked of one of these, `{pick}`, with the theme of the English question that weighs the same. */
    asks: Readonly<Record<ChoiceTheme, string>>;
  };
}

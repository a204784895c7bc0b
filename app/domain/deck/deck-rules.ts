import { PLEAS, type Plea } from "./answer";

/** How the questions of a kind of deck are answered, and what its page says when that fails. */
export interface DeckRules {
  /** What can be said to a question. */
  pleas: readonly Plea[];
  errors: {
    notRefreshed: string;
    notStored: string;
    noUser: string;
    /** `body` is what was said of the answer that was refused, or did not arrive. */
    saveFailed: (body: string) => string;
  };
}

/** PettySwipe: two parties, who may plead the fifth (docs/rules.md#plead-the-fifth). */
export const SWIPE_RULES: DeckRules = {
  pleas: PLEAS,
  errors: {
    notRefreshed: "Failed to refresh answers",
    notStored: "Answer was not found in database after save",
    noUser: "User UUID not ready",
    saveFailed: (body) => `Answer save failed: ${body}`,
  },
};

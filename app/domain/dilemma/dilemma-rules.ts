import type { DeckRules } from "../deck/deck-rules";

/** What is said of an answer that did not reach the court. */
export const NETWORK_ERROR = "Network error occurred";

const NOT_SAVED = "Failed to save answer";

/** Procrastination Mode: yes and no only, since nobody pleads the fifth to themselves. */
export const DILEMMA_RULES: DeckRules = {
  pleas: ["yes", "no"],
  errors: {
    notRefreshed: NOT_SAVED,
    notStored: NOT_SAVED,
    noUser: NOT_SAVED,
    saveFailed: (body) => (body === NETWORK_ERROR ? NETWORK_ERROR : NOT_SAVED),
  },
};

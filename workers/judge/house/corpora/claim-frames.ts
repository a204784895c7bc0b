import type { Theme } from "./petty-domain";
import type { CardWords } from "./tongues/tongue";

/**
 * What a card asks about a quoted claim, and what a yes or a no to it says; `{q}` is the quotation with its marks. Its
 * theme is `question` where none is named, and also of a `deed` that is not surely the other's and of a `claim` where
 * it is nobody's.
 */
export interface Frame {
  theme?: Theme;
  asks: string;
  yes: string;
  no: string;
}

export const FRAMES = {
  true: { theme: "deed", asks: "Is that so?", yes: "{q} is true", no: "{q} is not true" },
  /** Of a statement about what is no plain event: a likeness, a habit, a verdict. */
  fair: {
    theme: "deed",
    asks: "Is that a fair way to put it?",
    yes: "{q} is a fair way to put it",
    no: "{q} is not a fair way to put it",
  },
  /** These two of any statement behind another, a fact, a sigh or a joke: who grants it grants the complaint more. */
  changes: {
    theme: "claim",
    asks: "Does that change anything?",
    yes: "{q} changes something",
    no: "{q} changes nothing",
  },
  matters: { theme: "claim", asks: "Does that matter here?", yes: "{q} matters here", no: "{q} does not matter here" },
  /** Of what somebody is told to have said for themselves. */
  said: {
    asks: "Is there something in that?",
    yes: "there is something in {q}",
    no: "there is nothing in {q}",
  },
  against: {
    theme: "claim",
    asks: "Should that count against {A}?",
    yes: "{q} should count against {A}",
    no: "{q} should not count against {A}",
  },
  agreed: { theme: "view", asks: "Do you agree?", yes: "{p} agrees with {q}", no: "{p} does not agree with {q}" },
  answered: { theme: "view", asks: "Yes or no?", yes: "the answer to {q} is yes", no: "the answer to {q} is no" },
  /** Who, what, why and how. */
  open: {
    theme: "view",
    asks: "Is there a good answer to that?",
    yes: "there is a good answer to {q}",
    no: "there is no good answer to {q}",
  },
  /** Of a question that names two things. */
  either: {
    theme: "view",
    asks: "Does it matter?",
    yes: "the answer to {q} matters",
    no: "the answer to {q} does not matter",
  },
  /** Of what opens a complaint, or of all of it, whatever it is: a wish or a sigh. Both can answer it. */
  whole: {
    asks: "Is that the whole story?",
    yes: "what {A} wrote is the whole story",
    no: "there is more to the story than {A} wrote",
  },
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof FRAMES;

/** What is asked in every language, where nothing is known of a complaint but its words. */
export type ForeignFrame = "whole";

/** How a card quotes a claim in English. */
export const ENGLISH_CARD: CardWords<FrameName> = {
  card: "{manner} “{claim}” {asks}",
  hunch: "Did {O} say yes to “{question}”",
  manner: {
    writes: "{A} writes:",
    goesOn: "{A} goes on:",
    asks: "{A} asks the court:",
  },
  frames: Object.fromEntries(Object.entries(FRAMES).map(([name, { asks }]) => [name, asks])) as Record<
    FrameName,
    string
  >,
};

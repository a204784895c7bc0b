import type { CardWords } from "./tongues/tongue";

/** What a card asks about a quoted claim, and what a yes or a no to it says; `{q}` is the quotation with its marks. */
export interface Frame {
  asks: string;
  yes: string;
  no: string;
}

export const FRAMES = {
  true: { asks: "Is that so?", yes: "{q} is true", no: "{q} is not true" },
  accurate: { asks: "Is that accurate?", yes: "{q} is accurate", no: "{q} is not accurate" },
  against: {
    asks: "Should that count against {A}?",
    yes: "{q} should count against {A}",
    no: "{q} should not count against {A}",
  },
  agreed: { asks: "Do you agree?", yes: "{p} agrees with {q}", no: "{p} does not agree with {q}" },
  answered: { asks: "Yes or no?", yes: "{p} says yes to {q}", no: "{p} says no to {q}" },
  /** Of a whole complaint, whatever it is: a wish, a question or a sigh. Both can answer it. */
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

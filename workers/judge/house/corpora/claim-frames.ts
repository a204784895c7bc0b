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
  fair: {
    asks: "Is that a fair way to put it?",
    yes: "{q} is a fair way to put it",
    no: "{q} is not a fair way to put it",
  },
  reported: {
    asks: "Is there something in that?",
    yes: "there is something in {q}",
    no: "there is nothing in {q}",
  },
  against: {
    asks: "Should that count against {A}?",
    yes: "{q} should count against {A}",
    no: "{q} should not count against {A}",
  },
  agreed: { asks: "Do you agree?", yes: "{p} agrees with {q}", no: "{p} does not agree with {q}" },
  answered: { asks: "Yes or no?", yes: "the answer to {q} is yes", no: "the answer to {q} is no" },
  answerable: {
    asks: "Is there a good answer?",
    yes: "there is a good answer to {q}",
    no: "there is no good answer to {q}",
  },
  sensible: {
    asks: "Is that a sensible question?",
    yes: "{q} is a sensible question",
    no: "{q} is not a sensible question",
  },
  went: { asks: "Is that how it went?", yes: "{q} is how it went", no: "{q} is not how it went" },
  granted: { asks: "Granted?", yes: "{q} should be granted", no: "{q} should not be granted" },
  court: { asks: "Does that need a court?", yes: "{q} needs a court", no: "{q} needs no court" },
  helps: { asks: "Does that speak for {A}?", yes: "{q} speaks for {A}", no: "{q} does not speak for {A}" },
  matters: { asks: "Is that important?", yes: "{q} is important", no: "{q} is not important" },
  said: { asks: "Did that need saying?", yes: "{q} needed saying", no: "{q} did not need saying" },
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof FRAMES;

/** The frames that fit whatever was written, a wish, a sigh or half a sentence, and that both can answer. */
export const FRAMES_OF_ANYTHING = {
  opening: ["court", "matters", "said"],
  further: ["helps", "matters", "said"],
} as const satisfies Record<string, readonly FrameName[]>;

/** The frames that fit a sentence of which nothing is known but whether it asks: every language has words for them. */
export const FOREIGN_FRAMES = {
  statement: ["true", "reported", "fair"],
  question: ["sensible", "answerable"],
} as const satisfies Record<string, readonly FrameName[]>;

export type ForeignFrame = (typeof FOREIGN_FRAMES)[keyof typeof FOREIGN_FRAMES][number];

/** How a card quotes a claim in English. */
export const ENGLISH_CARD: CardWords<FrameName> = {
  card: "{manner} “{claim}” {asks}",
  hunch: "Did {O} say yes to “{question}”",
  manner: {
    writes: "{A} writes:",
    goesOn: "{A} goes on:",
    asks: "{A} asks the court:",
    inOneBreath: "{A}, in one breath:",
  },
  frames: Object.fromEntries(Object.entries(FRAMES).map(([name, { asks }]) => [name, asks])) as Record<
    FrameName,
    string
  >,
};

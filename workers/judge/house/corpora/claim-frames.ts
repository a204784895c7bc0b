import type { CardWords } from "./tongues/tongue";

/** What a card asks about a quoted claim, and what a yes or a no to it says; `{q}` is the quotation with its marks. */
export interface Frame {
  asks: string;
  yes: string;
  no: string;
}

export const FRAMES = {
  true: { asks: "Is that so?", yes: "{q} is true", no: "{q} is not true" },
  /** Of a statement about what is no plain event: a likeness, a habit, a verdict. */
  fair: {
    asks: "Is that a fair way to put it?",
    yes: "{q} is a fair way to put it",
    no: "{q} is not a fair way to put it",
  },
  /** Of what the other did or the filer bore besides the charge. */
  worse: { asks: "Does that make it worse?", yes: "{q} makes it worse", no: "{q} does not make it worse" },
  /** Of what was seen, heard or kept as proof. */
  settles: { asks: "Does that settle it?", yes: "{q} settles it", no: "{q} does not settle it" },
  /** Of any statement behind another: it is right of whatever helps either side. */
  changes: { asks: "Does that change anything?", yes: "{q} changes something", no: "{q} changes nothing" },
  /** The same of a sentence behind one that is asked so. */
  matters: { asks: "Does that matter here?", yes: "{q} matters here", no: "{q} does not matter here" },
  /** Of what somebody is told to have said for themselves. */
  said: {
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
  /** Who, what, why and how. */
  open: {
    asks: "Is there a good answer to that?",
    yes: "there is a good answer to {q}",
    no: "there is no good answer to {q}",
  },
  /** Of a question that names two things. */
  either: { asks: "Does it matter?", yes: "the answer to {q} matters", no: "the answer to {q} does not matter" },
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

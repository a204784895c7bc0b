/**
 * What is said of a loser's words, whatever they are, and of a loser who wrote none: whole sentences for any voice.
 */
export const CREDITS = {
  heard: [
    "That side of it was heard, too.",
    "It was weighed with the rest.",
    "It is on the record, and it was read.",
    "It went into the scale like everything else.",
    "It was read twice, and not skipped once.",
    "It has its place in the file.",
  ],
  silent: ["Silence is no confession.", "Nothing false was said.", "No one was insulted, and no one interrupted."],
} as const;

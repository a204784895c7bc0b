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
    "Nobody was asked to unsay it.",
    "It stays on the record when all else is forgotten.",
    "It is noted, and underlined once.",
    "It kept the other side honest.",
    "That much is granted, and gladly.",
    "It was worth the reading.",
    "Somebody had to say it.",
    "It got a nod from the bench.",
    "It was read out in full, as it deserved.",
    "Nobody in this room slept through it.",
    "The clerk read it a second time, unasked.",
    "It was not left out, as you see.",
  ],
  silent: ["Silence is no confession.", "Nothing false was said.", "No one was insulted, and no one interrupted."],
} as const;

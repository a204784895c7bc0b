/** What a loser's message does it credit for, by what it shows. Whole sentences in words that fit every voice. */
export const CREDITS = {
  figure: [
    "It was exact, and exactness is a courtesy.",
    "It could at least be looked up.",
    "A number was given, where most give a sigh.",
    "So exact, and to so little avail.",
  ],
  fact: [
    "That much was to the point.",
    "It was a particular, and not a sigh.",
    "That is how one argues, on a better day.",
    "It was on the matter, which not everything was.",
    "It counted, though not for enough.",
  ],
  offer: [
    "That was a decent thing to offer.",
    "Somebody had to be kind first.",
    "It would have mended things, had it come sooner.",
  ],
  concession: [
    "It takes some spine to write that.",
    "Owning up was free to avoid, and was not avoided.",
    "Honest, if late.",
    "Many would have changed the subject.",
  ],
  excuse: [
    "It explains something, if not enough.",
    "It was weighed, and it does weigh a little.",
    "That may well be how it was.",
    "One can see what was meant.",
  ],
  joke: [
    "It was meant lightly, and is taken so.",
    "It did lighten the file.",
    "Funny is not right, but it is something.",
    "The clerk smiled.",
  ],
  question: ["A fair thing to ask.", "Nobody can be blamed for asking.", "It was worth asking."],
  plain: [
    "That is how it looked from there.",
    "That side of it was heard, too.",
    "It was weighed with the rest.",
    "It is on the record, and it was read.",
  ],
  rough: ["One did know where one stood.", "It was at least not dull.", "It was meant sincerely."],
  silent: ["Silence is no confession.", "Nothing false was said.", "No one was insulted, and no one interrupted."],
} as const;

export type Credit = keyof typeof CREDITS;

/** What each remark of a ruling is to its author's credit. */
export const CREDIT_FOR: Readonly<Record<string, Credit>> = {
  fact: "fact",
  figure: "figure",
  recalled: "fact",
  offer: "offer",
  excuse: "excuse",
  concession: "concession",
  contradiction: "concession",
};

/** Was typed with a grin. */
export const JOKES = /\b(?:l+o+l+|lmao|rofl|(?:ha){2,}|hehe+|jk)\b|[😂🤣😅😆😹😏😜🤡😌]/iu;

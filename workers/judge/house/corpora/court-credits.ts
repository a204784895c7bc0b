/** What a loser's message does it credit for, by what it shows. Whole sentences in words that fit every voice. */
export const CREDITS = {
  fact: [
    "A number was given, where most give a sigh.",
    "It could at least be looked up.",
    "That is how one argues, on a luckier day.",
    "This court has a weakness for bookkeepers.",
    "A complaint with manners brings its own figures.",
    "So exact, and to so little avail.",
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
  joke: [
    "It was the best joke on the record.",
    "The clerk laughed, and has apologised.",
    "Timing like that is a gift, if not a defence.",
    "Funny is not right, but it is something.",
    "The gallery was on that side for a moment.",
  ],
  question: [
    "A fair thing to ask, in some other case.",
    "Nobody can be blamed for wondering.",
    "One day it deserves an answer.",
    "It was asked without malice.",
  ],
  plain: [
    "It was, at least, civil.",
    "There was no malice in it.",
    "Worse has been sent, and by better people.",
    "That may well be how it felt.",
    "On a quieter day it might have landed.",
    "It deserved a better cause.",
    "In some version of this case that wins.",
    "It has a certain music.",
  ],
  rough: ["The feeling behind it was sincere.", "It was at least not dull.", "One did know where one stood."],
  silent: ["Silence is no confession.", "Nothing false was said.", "No one was insulted, and no one interrupted."],
} as const;

/** Was typed with a grin. */
export const JOKES = /\b(?:l+o+l+|lmao|rofl|(?:ha){2,}|hehe+|jk)\b|[😂🤣😅😆😹😏😜🤡😌]/iu;

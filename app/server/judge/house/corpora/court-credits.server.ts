/** What a loser's message does it credit for, by what it shows. Whole sentences in words that fit every voice. */
export const CREDITS = {
  receipt: [
    "Proof is proof, whoever holds it.",
    "That was checked before it was said.",
    "Paper counts on either side.",
  ],
  fact: [
    "That is a fact, and it stays one.",
    "It was exact, and nobody disproved it.",
    "A date is a date in anybody's hand.",
    "That much is true and was said plainly.",
  ],
  offer: [
    "That was a decent thing to offer.",
    "Somebody had to be kind first.",
    "It would have mended things, had it come sooner.",
  ],
  answer: ["Asked, and answered.", "A straight answer, given at once.", "It did not hide from the question."],
  concession: [
    "It takes some spine to write that.",
    "Owning up was free to avoid, and was not avoided.",
    "Honest, if late.",
    "Many would have changed the subject.",
  ],
  regret: ["That was graciously said.", "It gave ground where ground was due.", "Manners, under fire."],
  plain: [
    "It was, at least, civil.",
    "There was no malice in it.",
    "It harmed nobody and delayed us little.",
    "Worse has been sent, and by better people.",
    "That may well be how it felt.",
    "On a quieter day it might have landed.",
    "It kept to the subject, which is half of law.",
    "It has a certain music.",
  ],
  rough: ["The feeling behind it was sincere.", "It was at least not dull.", "One did know where one stood."],
  silent: ["Silence is no confession.", "Nothing false was said.", "No one was insulted, and no one interrupted."],
} as const;

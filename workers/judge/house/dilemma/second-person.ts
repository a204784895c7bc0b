const CONTRACTIONS: Readonly<Record<string, string>> = {
  "i'm": "you're",
  im: "you're",
  "i've": "you've",
  ive: "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
};

const PRONOUNS: Readonly<Record<string, string>> = {
  i: "you",
  me: "you",
  my: "your",
  mine: "yours",
  myself: "yourself",
  we: "you",
  us: "you",
  our: "your",
  ours: "yours",
  ourselves: "yourselves",
  u: "you",
  ur: "your",
};

/** Puts words that somebody said of themselves to them: `tell my flatmate I am late` gives `tell your flatmate you are late`. */
export function toSecondPerson(text: string): string {
  return text
    .replace(/\b(I|we) (am|was)\b/giu, (_all, _who, verb: string) =>
      verb.toLowerCase() === "am" ? "you are" : "you were",
    )
    .replace(/\bam I\b/giu, "are you")
    .replace(/[\p{L}']+/gu, (word) => {
      const lower = word.toLowerCase();
      return CONTRACTIONS[lower] ?? PRONOUNS[lower] ?? word;
    });
}

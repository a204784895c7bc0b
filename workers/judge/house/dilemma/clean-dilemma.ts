import { detectLanguage } from "../../language/detect-language";
import { cleanAllegation } from "../reading/clean-allegation";

/** How people type what the court reads. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:shoud|shld|shud|sould|shuold|shoukd|shoul|shuld|shouls|should of)\b/giu, "should"],
  [/\b(?:shouldi|shoudi)\b/giu, "should I"],
  [/\b(?:wether|weather(?= to\b| or not\b| i\b))\b/giu, "whether"],
  [/\bwanna\b/giu, "want to"],
  [/\bgonna\b/giu, "going to"],
  [/\b(?:cant|carnt|can not|cannot)\b/giu, "can't"],
  [/\bdont\b/giu, "don't"],
  [/\b(does|did|is|was|are|were|has|have|had|would|could|should)nt\b/giu, "$1n't"],
  [/\b(r)oom(?:ate|mat)(?=s?\b)/giu, "$1oommate"],
  [/\bdecied\b|\bdescide\b|\bdesided?\b/giu, "decide"],
  [/\b(?:btwn|btw(?= .* and))\b/giu, "between"],
  [/\b(?:v|vs|versus)\b\.?/giu, "or"],
  [/\btmrw\b|\btmr\b|\btomorow\b|\btommorow\b/giu, "tomorrow"],
  [/\b(?:2nite|tonite)\b/giu, "tonight"],
  [/ (?:&|\/) /gu, " and "],
  [/(?<=\p{L})\/(?=\p{L})/gu, " or "],
  [/\band or\b/giu, "or"],
];

/** A dilemma as plain prose, in lower case where it was shouted. Emoji, links and markup are gone. */
export function cleanDilemma(dilemma: string): string {
  const lines = dilemma.replace(/\n+/gu, ". ");
  const prose = SPELLINGS.reduce(
    (text, [typed, meant]) => text.replace(typed, meant),
    cleanAllegation(withEmojiWords(lines)),
  );
  const letters = prose.match(/\p{L}/gu) ?? [];
  const shouted =
    letters.length > 8 && letters.filter((letter) => letter !== letter.toLowerCase()).length > letters.length * 0.7;
  return shouted ? prose.toLowerCase() : prose;
}

/** What stands for a word where somebody types in pictures. */
const EMOJI_WORDS: Readonly<Record<string, string>> = {
  "🍕": "pizza",
  "🍣": "sushi",
  "🍔": "burger",
  "🌮": "tacos",
  "🍝": "pasta",
  "🍜": "ramen",
  "🍛": "curry",
  "🥗": "salad",
  "🍦": "ice cream",
  "🍰": "cake",
  "🎂": "cake",
  "☕": "coffee",
  "🍵": "tea",
  "🐶": "dog",
  "🐱": "cat",
  "🎉": "party",
  "🛋": "sofa",
  "🏖": "beach",
  "🏋": "gym",
  "🏃": "go for a run",
  "😴": "sleep",
};

/** Emoji beside words only decorate them; where there are no words, they are the words. */
function withEmojiWords(text: string): string {
  const words = text.replace(/\b(?:or|vs?|and)\b/giu, "").match(/\p{L}/gu) ?? [];
  if (words.length > 0) return text;
  return Object.entries(EMOJI_WORDS).reduce((said, [emoji, word]) => said.replaceAll(emoji, ` ${word} `), text);
}

/** Words of other languages that people weigh things up in. */
const FOREIGN_DOUBT =
  /(?:^|[^\p{L}])(?:soll|sollte|ich|oder|heute|je|dois|devrais|faut|tu|ou|debo|debería|tengo|devo|dovrei|deveria|moet|ik|zou|ska|jag|eller|czy|mam|lub)(?![\p{L}'])/giu;
const ENGLISH_DOUBT = /\b(?:i|or|should|do|the|my|a|to|is|it|what|we)\b/giu;

/** Whether a dilemma is English enough to be taken apart by English rules. */
function isEnglishDilemma(prose: string): boolean {
  const foreign = prose.match(FOREIGN_DOUBT)?.length ?? 0;
  return foreign <= (prose.match(ENGLISH_DOUBT)?.length ?? 0) && detectLanguage(prose).code === "en";
}

/** The sentences of a text that English rules may take apart; "" where none is. */
export function englishPart(prose: string): string {
  return prose
    .split(/(?<=[.?!;])\s+/u)
    .filter((sentence) => isEnglishDilemma(sentence))
    .join(" ");
}

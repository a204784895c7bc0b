import {
  englishRecommendedWhitelistMatcherTransformers as AS_WRITTEN,
  DataSet,
  parseRawPattern,
  RegExpMatcher,
  englishRecommendedBlacklistMatcherTransformers as UNDISGUISED,
} from "obscenity";
import { visibleText } from "~/domain/text";
import type { Abuse } from "~/domain/topic/screening/abuse";

/**
 * Slurs that are nothing else. `|` is where a word begins or ends. Double letters count as one, but for b, e, g, l, o
 * and s: what is matched has none of the others.
 */
const SLURS = [
  ...[
    "nigger",
    "nigga",
    "faggot",
    "|kike|",
    "|kikes|",
    "|wetback",
    "|raghead",
    "|towelhead",
    "|shemale",
    "|paki|",
    "|pakis|",
  ],
  ...["chingchong", "ching chong"],
];

/** Words that hurt or are only rude, and those that are a slur in one sentence and harmless in the next. */
const RUDE = [
  ...[
    "fuck",
    "cunt",
    "whore",
    "|slut",
    "|bitch",
    "shit",
    "|wank",
    "twat",
    "asshole",
    "arsehole",
    "dickhead",
    "|bastard",
  ],
  ...[
    "|prick|",
    "|pricks|",
    "|bollocks",
    "|bellend|",
    "|douchebag",
    "|nazi",
    "|rapist",
    "|retard",
    "|spastic",
    "|trany",
  ],
  ...["|dyke|", "|dykes|", "|fag|", "|fags|", "|chink|", "|chinks|", "|gook", "|spic|", "|spics|", "|coon|", "|coons|"],
  ...["|negro", "|jap|", "|japs|", "|beaner", "|golliwog", "|kys|"],
];

/** What only looks like one of them: places, food, animals and machines. */
const HARMLESS = [
  ...[
    "scunthorpe",
    "saltwater",
    "lightwater",
    "matsushita",
    "wankel",
    "shiitake",
    "shitake",
    "mishit",
    "faggots and peas",
  ],
  ...["faggots in gravy", "snigger", "niggardly", "retardant", "maine coon", "coon's age", "chink in", "chink of"],
];

const matcher = (words: readonly string[]) => {
  const dataset = words.reduce(
    (all, word) => all.addPhrase((phrase) => phrase.setMetadata(word).addPattern(parseRawPattern(word))),
    new DataSet<string>(),
  );
  const { blacklistedTerms } = dataset.build();
  return new RegExpMatcher({
    blacklistedTerms,
    whitelistedTerms: HARMLESS,
    blacklistMatcherTransformers: UNDISGUISED,
    whitelistMatcherTransformers: AS_WRITTEN,
  });
};

const slurs = matcher(SLURS);
const rude = matcher(RUDE);

/** Letters that stand alone, three or more in a row: "i d i o t", "i.d.i.o.t". */
const SPELT_OUT = /(?<![\p{L}\p{N}])[\p{L}\p{N}@$!](?:[\s.\-_*]+[\p{L}\p{N}@$!](?![\p{L}\p{N}])){2,}/gu;

/** A word that may be half of one. */
const HALF = /(?<![\p{L}\p{N}])[\p{L}\p{N}@$!]{2,7}(?![\p{L}\p{N}])/gu;
/** Halves that are words themselves, as in "the rag heads for the bin": together they may be an accident. */
const WORDS_THEMSELVES = /^(?:fag|gots?|wet|backs?|rag|heads?|towel|she|males?|pa|pak|is)$/iu;

/** A dish has the same name: it is no slur on a plate, or where nobody is there who could be called so. */
const DISH = /^faggots?$/iu;
const PERSON =
  /\b(?:call(?:s|ed|ing)?|you|your|he|she|they|them|him|her|his|their|some(?:body|one)|any(?:body|one)|every(?:body|one)|people|persons?|neighbou?rs?|guys?|m[ae]n|wom[ae]n|kids?|boys?|girls?|gays?)\b/iu;
const ON_A_PLATE =
  /\b(?:eat(?:s|ing|en)?|ate|cook\w*|mash\w*|peas|gravy|pork|liver|onions?|butcher\w*|recipes?|dish|plate)\b/iu;

/**
 * Slurs and rude words of English, however they are spelt: with figures and signs for letters, letters of other
 * alphabets, doubled or apart, with something unseen between. A place or a dish that only looks like one passes, or is
 * no slur. Other languages are the desk's to read.
 */
export function findAbuse(written: string): Abuse[] {
  const text = visibleText(written).normalize("NFKC");
  const isOfADish = !PERSON.test(text) || ON_A_PLATE.test(text);
  const together = text.replace(SPELT_OUT, (letters) => letters.replace(/[\s.\-_*]/gu, ""));
  const found = (among: RegExpMatcher, isSlur: boolean) =>
    among.getAllMatches(together, true).map(({ startIndex, endIndex }) => {
      const word = together.slice(startIndex, endIndex + 1);
      return { word, isSlur: isSlur && !(isOfADish && DISH.test(word)) };
    });
  return [...found(slurs, true), ...findHalves(together), ...found(rude, false)];
}

/** Slurs in two halves: "ra ghead". */
function findHalves(text: string): Abuse[] {
  const words = [...text.matchAll(HALF)].map(([word]) => word);
  return words.flatMap((word, place) => {
    const next = words[place + 1];
    if (next === undefined || slurs.hasMatch(word) || slurs.hasMatch(next) || !slurs.hasMatch(word + next)) return [];
    return [{ word: `${word} ${next}`, isSlur: ![word, next].every((half) => WORDS_THEMSELVES.test(half)) }];
  });
}

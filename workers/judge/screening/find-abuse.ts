import {
  englishRecommendedWhitelistMatcherTransformers as AS_WRITTEN,
  DataSet,
  parseRawPattern,
  RegExpMatcher,
  englishRecommendedBlacklistMatcherTransformers as UNDISGUISED,
} from "obscenity";
import type { Abuse } from "~/domain/topic/screening/abuse";

/**
 * Slurs that are nothing else. `|` is where a word begins or ends. Double letters count as one, but for b, e, g, l, o
 * and s: what is matched has none of the others.
 */
const SLURS = [
  ...["nigger", "nigga", "faggot", "|kike", "|wetback", "|raghead", "|towelhead", "|shemale", "|paki|", "|pakis|"],
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

/**
 * Slurs and rude words of English, however they are spelt: with figures and signs for letters, letters of other
 * alphabets, doubled or apart. A place or a dish that only looks like one passes. Other languages are the desk's to
 * read.
 */
export function findAbuse(text: string): Abuse[] {
  const together = text.replace(SPELT_OUT, (letters) => letters.replace(/[\s.\-_*]/gu, ""));
  const found = (among: RegExpMatcher, isSlur: boolean) =>
    among.getAllMatches(together, true).map(({ startIndex, endIndex }) => ({
      word: together.slice(startIndex, endIndex + 1),
      isSlur,
    }));
  return [...found(slurs, true), ...found(rude, false)];
}

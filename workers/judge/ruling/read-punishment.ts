import { visibleText } from "~/domain/text";
import { flattenText } from "../screening/flatten-text";
import { type Features, kindsByStem, readFeatures } from "../screening/read-features";
import { otherLanguageOf } from "../screening/read-other-language";
import { stemOf } from "../screening/stem";
import { findHarmCues } from "./find-harm-cues";
import { PUNISHMENT_WORDS } from "./punishment-words";

/** A punishment as the check reads it. */
export interface ReadPunishment {
  flat: string;
  features: Features;
  /** How much more harmful it must be taken for than a short one of the same words. */
  doubt: number;
  /** The same for words or turns of phrase of a harmful group. */
  cuedDoubt: number;
  /** Longer than a quarter of an hour a day, or than a week. */
  isTooLong: boolean;
  /** A sum of money that is not make-believe. */
  namesMoney: boolean;
  /** Whether it is in the only letters of which anything was learnt. */
  isLatin: boolean;
  /** Whether it reads like another language, as a short English one may too. */
  readsForeign: boolean;
}

export function readPunishment(punishment: string): ReadPunishment {
  const text = visibleText(punishment);
  const flat = flattenText(withoutNames(text))[0] ?? "";
  return {
    flat,
    features: readFeatures(flat, false, KINDS),
    doubt: DOUBT_PER_WORD * Math.max(0, (flat.match(/[a-z]+/gu)?.length ?? 0) - PLAIN_WORDS),
    cuedDoubt: findHarmCues(text).length > 0 ? CUED_DOUBT : 0,
    isTooLong: TOO_LONG.test(text) || minutesIn(text).some((minutes) => minutes > MINUTES_MAX),
    namesMoney: MONEY.test(text) && !MAKE_BELIEVE.test(text),
    isLatin: !/(?!\p{Script=Latin})\p{L}/u.test(text),
    readsForeign: otherLanguageOf(text.replace(LABELS, "")) !== null,
  };
}

/**
 * Each word beyond so many is one more among which something harmful can hide. By hands held out: without this two
 * thirds of the harmful ones of some twenty words get through, with it a quarter.
 */
const PLAIN_WORDS = 12;
const DOUBT_PER_WORD = 0.5;

/**
 * What has a cue of a harmful group passes only where all else in it says that it is harmless, as an opera about a
 * robbery is.
 */
const CUED_DOUBT = 6;

const KINDS = kindsByStem(PUNISHMENT_WORDS);

const LABELS = /\bParty [AB]\b/gu;

/** Capitals within a sentence: who it is says nothing of what is done. Names that are words of a kind stay. */
const NAMES = /\bParty [AB]\b|(?<=[\p{L}\p{N},;:'"“] )\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*/gu;

function withoutNames(text: string): string {
  return text.replace(NAMES, (name) => (name === "I" || KINDS.has(stemOf(name.toLowerCase())) ? name : "someone"));
}

/** In minutes a day. */
const MINUTES_MAX = 15;
const NUMBERS = "one two three four five six seven eight nine ten".split(" ");
const TENS = { fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 };
const COUNT = "(\\d+|[a-z]+(?:-[a-z]+)?)";
const MINUTES = new RegExp(`\\b${COUNT}[ -]min(?:ute)?s?\\b`, "giu");

function minutesIn(text: string): number[] {
  const countOf = (word: string) => Number(word) || NUMBERS.indexOf(word) + 1 || (TENS[word as keyof typeof TENS] ?? 0);
  return [...text.matchAll(MINUTES)].map(([, count = ""]) =>
    count
      .toLowerCase()
      .split("-")
      .reduce((sum, word) => sum + countOf(word), 0),
  );
}

const MANY = "(?:\\d{2,}|[2-9]|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many)";

const TOO_LONG = new RegExp(
  [
    `\\b${MANY}[ -](?:hours|weeks|months|years|weekends)\\b`,
    "\\b(?:half(?: an?)?|(?<!quarter of )an|one|a (?:full|whole|solid))[ -]hour\\b",
    "\\bfor (?:a|an|one|the|this|all) (?:full |whole |entire |next |coming )?(?:hour|fortnight|month|year|semester|term)\\b",
    "\\b(?:whole|entire|next|every|each|per|rest of the) (?:fortnight|month|year|semester|term)\\b",
    "\\b(?:forever|for ever|for good|for life|never again|permanently|from now on|indefinitely|until further notice|for all time)\\b",
    "\\brest of (?:their|his|her|your) (?:life|days)\\b",
    "\\b(?:for hours|hours (?:a|each|every|per|on end)|decades?|(?:until|till|before) (?:next )?(?:spring|summer|autumn|winter|christmas|easter|new year))\\b",
    "\\b(?:all|whole|entire|full) (?:day|night|weekend|saturday|sunday)\\b",
    "\\b(?:[89]|[1-9]\\d+|eight|nine|ten|twelve|fourteen|twenty|thirty|hundred) days\\b",
  ].join("|"),
  "iu",
);

const MONEY =
  /[$€£¥₹₦]\s?\d|\b(?:\d+|a|one|two|three|four|five|six|ten|twenty|fifty|hundred)[ -]?(?:dollars?|bucks?|euros?|pounds|quid|fiver|tenner|cents|rupees|pesos|naira|yen|usd|eur|gbp)\b/iu;
const MAKE_BELIEVE = /\b(?:imaginary|pretend|invisible|monopoly|toy|play|paper|chocolate|make-believe|symbolic)\b/iu;

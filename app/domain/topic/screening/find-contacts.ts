import { type Finding, findPattern } from "./finding";

/** Endings of addresses that are no words: what stands before one and a full stop is a site. */
const ENDINGS =
  "com|net|org|info|biz|edu|gov|io|app|dev|xyz|shop|online|site|store|club|gg|ly|tv|eu|uk|de|fr|es|nl|pl|ru|cn|jp|ca|au|br|ie|ch|se";

const LINK = /\b(?:https?|hxxps?|ftp):\/\/\S+|\bwww\.\S+/giu;
const SITE = new RegExp(String.raw`(?<![@\p{L}\d.-])(?:[\p{L}\d-]+\.)+(?:${ENDINGS})\b(?:\/\S*)?`, "giu");
/** An address that leads on from its site is no word, whatever it ends in: "t.me/robin". */
const PATH = /(?<![@\p{L}\d.-])(?:[\p{L}\d-]+\.)+[a-z]{2,24}\/[\p{L}\d@_-]\S*/giu;
/** What may be a site of any country or fashion, or a full stop without its blank: "robin.me". */
const MAYBE_SITE =
  /(?<![@\p{L}\d.-])[\p{L}\d-]{2,}(?:\.[\p{L}\d-]+)*\.(?:[a-z]{2}|art|bio|blog|chat|cloud|fun|link|live|lol|mobi|name|news|one|page|pro|social|space|team|tech|today|vip|website|world)(?![\p{L}\d-])/gu;
/** The same with the point in brackets, which nobody writes by accident. */
const HIDDEN_SITE = new RegExp(String.raw`[\p{L}\d-]+\s*[([{]\s*(?:dot|\.)\s*[)\]}]\s*(?:${ENDINGS})\b`, "giu");
/** In words it may be a joke about the internet. */
const SPOKEN_SITE = new RegExp(String.raw`\b[\p{L}\d-]+\s+dot\s+(?:${ENDINGS})\b`, "giu");

const AT = String.raw`(?:\s*@\s*|\s*[([{]\s*at\s*[)\]}]\s*)`;
const POINT = String.raw`(?:\.|\s*[([{]\s*dot\s*[)\]}]\s*)`;
const EMAIL = new RegExp(String.raw`[\p{L}\d._%+-]+${AT}[\p{L}\d-]+(?:${POINT}[\p{L}\d-]+)+`, "giu");
const HANDLE = /(?<![\p{L}\d.])@[\p{L}\d_.]{2,}/gu;

/** Digits with little between them. Thousands have commas, and dates and years are none. */
const DIGITS = /(?<![\p{L}\d.,])\+?\(?\d(?:[ ().\u2010-\u2013/-]{0,2}\d){6,14}(?![\d,]|\.\d)/gu;
const DATE_OR_YEARS =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d\d ?[-/\u2010-\u2013] ?(?:19|20)\d\d)$/u;
/** The same with signs between that nobody writes a number with; a list and a product have them too. */
const ODD_DIGITS = /(?<![\p{L}\d.,])\+?\d+(?:[,*_~·•]\d+)+/gu;
/** Groups of thousands, or of hundreds after the last thousand. */
const LARGE_NUMBER = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d?(?:,\d{2})*,\d{3}$/u;
const LEAST_DIGITS = 7;
/** Shorter numbers count things as often as they call people. */
const SURELY_A_NUMBER_TO_CALL = 9;

const SPOKEN_DIGIT = "zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple";
const SPOKEN_DIGITS = new RegExp(String.raw`\b(?:${SPOKEN_DIGIT})(?:[\s,-]+(?:${SPOKEN_DIGIT})){5,}\b`, "giu");

const NAMED = String.raw`(?:\p{Lu}[\p{L}'’.-]+\s+){1,3}`;
const STREETS = "Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Close|Court|Way|Square|Place|Terrace|Boulevard|Blvd|Crescent";
const HOUSE = new RegExp(String.raw`\b\d{1,5}[a-zA-Z]?,?\s+${NAMED}(?:${STREETS})\b`, "gu");
const STREET_FIRST = /\p{Lu}[\p{L}-]*(?:str\.|straße|strasse|gasse|weg|platz|allee|laan|straat|gatan)\s+\d{1,4}\b/gu;
const STREET_AFTER = /\b\d{1,4},?\s+(?:rue|avenue|via|viale|calle|ulica|rua)\s+\p{L}+(?:\s+\p{Lu}\p{L}+)*/giu;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/gu;

/**
 * Links, addresses of mail and of houses, names on networks and telephone numbers: ways to reach somebody, or to sell
 * something.
 */
export function findContacts(text: string): Finding[] {
  const emails = findPattern(text, EMAIL, { kind: "email", isCertain: true });
  const rest = emails.reduce((left, { excerpt }) => left.replace(excerpt, " "), text);
  const unlinked = rest.replace(LINK, " ");
  return [
    ...emails,
    ...findPattern(rest, LINK, { kind: "link", isCertain: true }),
    ...findPattern(unlinked, SITE, { kind: "link", isCertain: true }),
    ...findPattern(unlinked, PATH, { kind: "link", isCertain: true }),
    ...findPattern(unlinked, MAYBE_SITE, { kind: "link", isCertain: false }),
    ...findPattern(rest, HIDDEN_SITE, { kind: "link", isCertain: true }),
    ...findPattern(rest, SPOKEN_SITE, { kind: "link", isCertain: false }),
    ...findPattern(rest, HANDLE, { kind: "person", isCertain: false }),
    ...findNumbers(rest),
    ...findOddNumbers(rest),
    ...findPattern(rest, SPOKEN_DIGITS, { kind: "phone", isCertain: false }),
    ...[HOUSE, STREET_FIRST, STREET_AFTER, POSTCODE].flatMap((pattern) =>
      findPattern(rest, pattern, { kind: "address", isCertain: false }),
    ),
  ];
}

function findNumbers(text: string): Finding[] {
  return [...text.matchAll(DIGITS)]
    .map(([excerpt]) => excerpt.trim())
    .filter((excerpt) => !DATE_OR_YEARS.test(excerpt))
    .map((excerpt) => {
      const digits = excerpt.replace(/\D/gu, "").length;
      return { kind: "phone", excerpt, isCertain: digits >= SURELY_A_NUMBER_TO_CALL || /^[+(]/u.test(excerpt) };
    });
}

function findOddNumbers(text: string): Finding[] {
  return findPattern(text, ODD_DIGITS, { kind: "phone", isCertain: false }).filter(
    ({ excerpt }) => excerpt.replace(/\D/gu, "").length >= LEAST_DIGITS && !LARGE_NUMBER.test(excerpt),
  );
}

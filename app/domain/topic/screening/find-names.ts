import { type Finding, findPattern } from "./finding";

const TITLED = /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\.?\s+\p{Lu}\p{L}+/gu;

/** Somebody of one's own, by name: "my neighbour Karen". */
const OWN =
  /\b(?:[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Tt]heir)\s+(?:(?:next-door|ex|former|old|new|little|big|best)[\s-]+)?(?:boss|neighbour|neighbor|colleague|coworker|co-worker|ex|flatmate|roommate|housemate|friend|teacher|landlord|landlady|sister|brother|mother|father|mum|mom|dad|aunt|uncle|cousin|husband|wife|boyfriend|girlfriend|partner|manager),?\s+\p{Lu}\p{L}+/gu;

/** Two or more capitalised words in a row, with what stands between the parts of a name. */
const IN_A_ROW =
  /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+(?:\s+(?:van|von|de|der|den|da|di|del|la|al|el|bin|ben|Ó)){0,2}\s+\p{Lu}[\p{L}'’-]+/gu;

/** Capitalised words that are part of what everybody knows rather than of a name. */
const KNOWN = new Set(
  `Happy Birthday Merry Christmas New Year Eve Easter Halloween Valentine Valentine's Boxing Thanksgiving Day Mother's Father's
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October
  November December English French German Spanish Italian Dutch Chinese Japanese Indian Mexican Greek Turkish American British
  European Asian African North South East West Great United Saint San Los Las Mount Lake River Cape Hong Buenos Costa Sri The
  Street Road Park Station Market Bridge Hill Castle Stadium Airport University School Grand Royal Black White Red Green Blue
  World Cup Olympic Games Star Wars Wi-Fi Bluetooth Netflix`.split(/\s+/u),
);

const A_PLACE_FOLLOWS = /\b(?:in|at|near|around|across|visiting)\s+$/u;

/**
 * What may be the name of somebody private. It is told by capital letters, so places, films and songs are found too: a
 * mark for the desk, and never a reason to refuse. Where nearly every word has a capital, capitals tell nothing.
 */
export function findNames(text: string): Finding[] {
  const mark = { kind: "person", isCertain: false } as const;
  const inARow = hasTitleCase(text)
    ? []
    : [...text.matchAll(IN_A_ROW)].filter(
        ({ 0: words, index }) =>
          !words.split(/\s+/u).some((word) => KNOWN.has(word)) && !A_PLACE_FOLLOWS.test(text.slice(0, index)),
      );
  return [
    ...findPattern(text, TITLED, mark),
    ...findPattern(text, OWN, mark),
    ...inARow.map(([excerpt]) => ({ ...mark, excerpt })),
  ];
}

function hasTitleCase(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 3 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.7;
}

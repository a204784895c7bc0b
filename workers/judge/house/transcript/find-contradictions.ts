import { NUMBER_WORDS } from "../corpora/court-words";
import type { Clause } from "./clauses";
import { denies, type ReadMessage, type Signal } from "./find-signals";

interface Claim {
  count: number;
  /** What was counted, without its plural; empty where it was left out. */
  of: string;
}

/** A claim that belittles: "only one slice". A larger count from the same mouth takes it back. */
const BELITTLED = /\b(?:only|just|literally|technically)\b/u;
const COUNTED =
  /\b(once|twice|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}|an|half an)\b(?! ?(?:am|pm|:|%))(?: (times?|mins?|hrs?|\p{L}{3,}))?/gu;
/** What an hour is called, in minutes: 20 minutes that become an hour have grown. */
const HOUR = /^(?:hrs?|hours?)$/u;
const MINUTE = /^(?:mins?|minutes?)$/u;
/** Makes little of the matter instead of oneself: `it was only 20 minutes`. */
const MATTER = /^(?:it|that) (?:was|took|is|'s)\b|^(?:it|that)'?s\b/u;
/** A bare number answers for oneself: `three`, after `one?`. */
const BARE_NUMBER =
  /^(?:(?:ok(?:ay)?|fine|maybe|like) )*(?:twice|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})$/u;
const OWN = /\bi\b|\bi'|^(?:ok|okay|fine|maybe|well|alright|yeah|yes|only|just|literally)\b/u;

/** What a party may still take back. */
interface Statement {
  number: number;
  typed: string;
  /** Empty for a denial. */
  claims: Claim[];
}

/**
 * Where one party's later words undo its earlier ones: a denial that ends in a confession, a count that grows. Reads
 * each message once, since a transcript may hold hundreds.
 */
export function findContradictions(own: readonly ReadMessage[], conceded: ReadonlySet<Clause>): Signal[] {
  const found: Signal[] = [];
  let denial: Statement | null = null;
  const belittled: Statement[] = [];
  for (const { seat, number, clauses } of own) {
    const undone = clauses
      .map((clause) => ({ clause, earlier: takenBack(clause, conceded.has(clause) ? denial : null, belittled) }))
      .find(({ earlier }) => earlier !== null);
    if (undone !== undefined && undone.earlier !== null) {
      const { clause, earlier } = undone;
      found.push({ kind: "contradiction", seat, number, typed: clause.typed, strength: 1, earlier });
    }
    for (const clause of clauses) {
      if (denial === null && denies(clause)) denial = { number, typed: clause.typed, claims: [] };
      if (isBelittled(clause)) belittled.push({ number, typed: clause.typed, claims: claimsIn(clause) });
    }
  }
  return found;
}

function takenBack(clause: Clause, denial: Statement | null, belittled: readonly Statement[]): Statement | null {
  if (denial !== null) return denial;
  if (belittled.length === 0 || clause.asks || !(OWN.test(clause.said) || BARE_NUMBER.test(clause.said))) return null;
  const grown = claimsIn(clause);
  return belittled.find(({ claims }) => outgrows(grown, claims)) ?? null;
}

function isBelittled({ said, asks }: Clause): boolean {
  return !asks && BELITTLED.test(said) && (OWN.test(said) || MATTER.test(said));
}

function outgrows(later: readonly Claim[], earlier: readonly Claim[]): boolean {
  return later.some((claim) =>
    earlier.some(({ count, of }) => claim.count > count && (claim.of === of || claim.of === "" || of === "")),
  );
}

function claimsIn({ said }: Clause): Claim[] {
  return [...said.matchAll(COUNTED)].flatMap(([, number = "", noun = ""]) => {
    const count = number === "half an" ? 0.5 : number === "an" ? 1 : (NUMBER_WORDS.get(number) ?? Number(number));
    if (HOUR.test(noun)) return [{ count: count * 60, of: "minute" }];
    if (number === "an" || number === "half an") return [];
    if (MINUTE.test(noun)) return [{ count, of: "minute" }];
    return [{ count, of: number === "once" || number === "twice" ? "time" : noun.replace(/s$/u, "") }];
  });
}

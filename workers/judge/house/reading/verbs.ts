import {
  DOUBLING_VERBS,
  IRREGULAR_VERBS,
  MORE_IRREGULAR_VERBS,
  MORE_REGULAR_VERBS,
  REGULAR_VERBS,
  VERB_PREFIXES,
} from "../corpora/verb-forms";

/** A finite verb taken apart: `ate` is the past of `eat`. */
export interface VerbReading {
  /** `null` for an unknown verb in -ed, whose base cannot be told (`taped`, `tapped`). */
  base: string | null;
  tense: "past" | "present";
}

const doubling = new Set(DOUBLING_VERBS.split(" "));
const DOUBLED_IRREGULARS = new Set(
  "cut get hit let put quit run set shut sit spit split swim win begin forget bet".split(" "),
);
const pastOf = new Map<string, string>();
const readings = new Map<string, VerbReading>();
const pastOfParticiple = new Map<string, string>();
const baseOfGerund = new Map<string, string>();
const participles = new Set<string>(["been"]);
const prefixes = new Set(VERB_PREFIXES.split(" "));

for (const base of new Set(`${REGULAR_VERBS} ${MORE_REGULAR_VERBS}`.split(" "))) pastOf.set(base, regularPast(base));
for (const forms of `${IRREGULAR_VERBS},${MORE_IRREGULAR_VERBS}`.split(",")) {
  const [base = "", past = "", participle = ""] = forms.split(" ");
  pastOf.set(base, past);
  participles.add(participle);
  pastOfParticiple.set(participle, past);
}
for (const base of pastOf.keys()) {
  baseOfGerund.set(gerund(base), base);
  readings.set(base, { base, tense: "present" });
  readings.set(thirdPerson(base), { base, tense: "present" });
}
// Second, so that a form that is both (left, found, put) reads as the past: complaints are told in the past.
for (const [base, past] of pastOf) {
  readings.set(past, { base, tense: "past" });
  const british = base.endsWith("l") && past === `${base}ed` ? `${base}led` : past;
  readings.set(british, { base, tense: "past" });
  if (past.endsWith("ed")) participles.add(past);
}

/** Participles that are said as a past: `he shrunk my jeans`. */
for (const participle of ["shrunk", "sunk", "sung", "rung", "stunk", "sprung"]) {
  const base = [...pastOf.keys()].find((verb) => pastOf.get(verb) === pastOfParticiple.get(participle));
  if (base !== undefined) readings.set(participle, { base, tense: "past" });
}

/** `rewashes`, `reuses`: what is done again. */
const AGAIN = /^re(?=\p{Ll}{3,})/u;

/** What a finite verb form is, or `null` for a word that is no known verb. */
export function readVerb(word: string): VerbReading | null {
  const lower = word.toLowerCase();
  const [prefix = "", inflected] = lower.split("-");
  if (inflected !== undefined && prefixes.has(prefix) && !readings.has(lower)) {
    const verb = readings.get(inflected) ?? null;
    return verb?.base == null ? null : { ...verb, base: `${prefix}-${verb.base}` };
  }
  const again = readings.get(lower.replace(AGAIN, ""));
  if (!readings.has(lower) && AGAIN.test(lower) && again?.base != null) return { ...again, base: `re${again.base}` };
  return readings.get(lower) ?? (/^\p{L}{2,}[^e]ed$/u.test(lower) ? { base: null, tense: "past" } : null);
}

export function isParticiple(word: string): boolean {
  return participles.has(word.toLowerCase());
}

/** The simple past for a participle: `eaten` gives `ate`; `null` for an unknown one. */
export function pastOfPerfect(participle: string): string | null {
  return pastOfParticiple.get(participle) ?? (readVerb(participle)?.tense === "past" ? participle : null);
}

/** The base form of a verb in -ing: `leaving` gives `leave`; `null` for an unknown one. */
export function baseOf(verbInIng: string): string | null {
  return baseOfGerund.get(verbInIng.toLowerCase()) ?? null;
}

/**
 * A verb form with one letter too few of a pair, spelled right: `borowed` gives `borrowed`; `null` for any other word.
 */
export function doubleLetterOf(word: string): string | null {
  if (readings.has(word) || baseOfGerund.has(word) || !/(?:ed|ing|s)$/u.test(word)) return null;
  for (let index = 1; index < word.length - 1; index++) {
    const doubled = word.slice(0, index) + (word[index] ?? "") + word.slice(index);
    if (readings.has(doubled) || baseOfGerund.has(doubled)) return doubled;
  }
  return null;
}

export function isBaseVerb(word: string): boolean {
  return pastTense(word) !== null;
}

/** The past of a known base form: `eat` gives `ate`; `null` for an unknown verb. */
export function pastTense(base: string): string | null {
  const lower = base.toLowerCase();
  const [prefix = "", second = ""] = lower.split("-");
  const past = pastOf.get(lower) ?? null;
  const again = pastOf.get(lower.replace(AGAIN, ""));
  if (past === null && AGAIN.test(lower) && again !== undefined) return `re${again}`;
  if (past !== null || !prefixes.has(prefix)) return past;
  return pastOf.has(second) ? `${prefix}-${pastOf.get(second)}` : null;
}

/** The form after he, she or it: `wash` gives `washes`. */
export function thirdPerson(base: string): string {
  if (base === "have") return "has";
  if (/(?:s|sh|ch|x|z|o)$/u.test(base)) return `${base}es`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

/** The form in -ing: `walk` gives `walking`, `grab` gives `grabbing`. */
export function gerund(base: string): string {
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(base)) return `${base.slice(0, -1)}ing`;
  return doubling.has(base) || DOUBLED_IRREGULARS.has(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}

function regularPast(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  if (doubling.has(base)) return `${base}${base.slice(-1)}ed`;
  return `${base}ed`;
}

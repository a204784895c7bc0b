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
const pastOf = new Map<string, string>();
const readings = new Map<string, VerbReading>();
const pastOfParticiple = new Map<string, string>();
const prefixes = new Set(VERB_PREFIXES.split(" "));

for (const base of new Set(`${REGULAR_VERBS} ${MORE_REGULAR_VERBS}`.split(" "))) pastOf.set(base, regularPast(base));
for (const forms of `${IRREGULAR_VERBS},${MORE_IRREGULAR_VERBS}`.split(",")) {
  const [base = "", past = "", participle = ""] = forms.split(" ");
  pastOf.set(base, past);
  pastOfParticiple.set(participle, past);
}
for (const base of pastOf.keys()) {
  readings.set(base, { base, tense: "present" });
  readings.set(thirdPerson(base), { base, tense: "present" });
}
// Second, so that a form that is both (left, found, put) reads as the past: complaints are told in the past.
for (const [base, past] of pastOf) {
  readings.set(past, { base, tense: "past" });
  const british = base.endsWith("l") && past === `${base}ed` ? `${base}led` : past;
  readings.set(british, { base, tense: "past" });
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

/** The form after he, she or it: `wash` gives `washes`. */
export function thirdPerson(base: string): string {
  if (base === "have") return "has";
  if (/(?:s|sh|ch|x|z|o)$/u.test(base)) return `${base}es`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

function regularPast(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  if (doubling.has(base)) return `${base}${base.slice(-1)}ed`;
  return `${base}ed`;
}

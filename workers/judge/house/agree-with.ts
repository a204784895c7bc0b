import { readVerb, thirdPerson } from "./reading/verbs";

const SINGULAR_IN_S = /(?:ss|us|is|news|netflix|tennis|gps|gas|lens|canvas|series|christmas|maths|darts)$/iu;

/** Whether a thing such as `the wet towels` or `the last slices of pizza` takes a plural verb. */
export function isPlural(thing: string): boolean {
  const head = (thing.split(" of ")[0] ?? "").split(" ").at(-1) ?? "";
  return /s$/u.test(head) && !SINGULAR_IN_S.test(head);
}

const PLURAL_FORMS: Readonly<Record<string, string>> = {
  was: "were",
  is: "are",
  has: "have",
  does: "do",
  deserves: "deserve",
};

/**
 * Corpus sentences are written for one thing; this makes the verb next to several things agree with them, as its
 * possessive does.
 */
export function agreeWith(thing: string, text: string): string {
  if (!isPlural(thing) || !text.toLowerCase().includes(thing.toLowerCase())) return text;
  const noun = thing.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  return text
    .replace(new RegExp(`(${noun})'s(?![\\p{L}])`, "giu"), "$1'")
    .replace(
      new RegExp(`(${noun}(?: alone)?) (\\p{Ll}+s)\\b`, "giu"),
      (_all, things: string, verb: string) => `${things} ${pluralOf(verb)}`,
    )
    .replace(new RegExp(`\\b(Was|Is|Has|Does) (?=${noun}\\b)`, "gu"), (_all, verb: string) => {
      const plural = pluralOf(verb.toLowerCase());
      return `${plural.charAt(0).toUpperCase()}${plural.slice(1)} `;
    });
}

/** How a verb goes on after several: `ends` becomes `end`; what is no verb stays as it is. */
function pluralOf(verb: string): string {
  const known = PLURAL_FORMS[verb.toLowerCase()];
  if (known !== undefined) return known;
  const base = readVerb(verb)?.base ?? null;
  return base !== null && thirdPerson(base) === verb ? base : verb;
}

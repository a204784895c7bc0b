const SINGULAR_IN_S = /(?:ss|us|is|news|netflix|tennis|gps)$/iu;

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
  comes: "come",
  weighs: "weigh",
  needs: "need",
};

/** Corpus sentences are written for one thing; this makes the verb next to several things agree with them. */
export function agreeWith(thing: string, text: string): string {
  if (!isPlural(thing) || !text.toLowerCase().includes(thing.toLowerCase())) return text;
  const noun = thing.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  return text
    .replace(
      new RegExp(`(${noun}(?: alone)?) (${Object.keys(PLURAL_FORMS).join("|")})\\b`, "giu"),
      (_all, things: string, verb: string) => `${things} ${PLURAL_FORMS[verb.toLowerCase()] ?? verb}`,
    )
    .replace(new RegExp(`\\b(Was|Is|Has|Does) (?=${noun}\\b)`, "gu"), (_all, verb: string) => {
      const plural = PLURAL_FORMS[verb.toLowerCase()] ?? verb;
      return `${plural.charAt(0).toUpperCase()}${plural.slice(1)} `;
    });
}

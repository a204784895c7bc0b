const SUBJECTS =
  "you|there|it|this|they|your \\p{L}+|(?:any|some|every)(?:body|one|thing)(?: sensible| green)?(?! (?:there|on|in|at|but|who|else|like|you)\\b)";
const INVERTED = new RegExp(`^(\\p{L}+) (${SUBJECTS}) (.+)\\?$`, "u");
const AUXILIARY = /^(?:would|could|can|will|should|is|are|was|were|have|has|did|does|do|had)$/iu;

/**
 * An answer as a clause: `Would you wear it in the rain?` answered no gives `you would not wear it in the rain`. A question
 * that is built otherwise is quoted with its answer, which fits the same places.
 */
export function sayFact(prompt: string, answer: boolean): string {
  const [, auxiliary = "", subject = "", rest = ""] = INVERTED.exec(prompt) ?? [];
  const verb = auxiliary.toLowerCase();
  if (!AUXILIARY.test(verb) || verb === "does") return `to “${prompt}” you said ${answer ? "yes" : "no"}`;
  if (!answer && /^(?:any|some)/u.test(subject)) return `${subject.replace(/^(?:any|some)/u, "no")} ${verb} ${rest}`;
  if (!answer) return `${subject} ${negated(verb)} ${withoutAdverb(rest)}`;
  const said = affirmed(rest);
  if (verb === "do" && subject === "you") return `you ${said}`;
  return `${subject.replace(/^any/u, "some")} ${verb} ${said}`;
}

function negated(verb: string): string {
  return verb === "can" ? "cannot" : `${verb} not`;
}

/** What a question asks for in general, a yes says in particular. */
function affirmed(rest: string): string {
  return rest.replace(/^ever /u, "").replace(/\bany(thing|body|where)\b/gu, "some$1");
}

/** `you have not already been` and `you would not still want` say what was meant without the adverb. */
function withoutAdverb(rest: string): string {
  return rest.replace(/^(?:already|truly|really|secretly|literally|still) /u, "");
}

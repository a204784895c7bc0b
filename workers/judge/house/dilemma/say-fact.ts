import { QUESTION_SUBJECTS } from "../corpora/dilemma-subjects";
import { pastTense, thirdPerson } from "../reading/verbs";

const SUBJECTS = [
  ...QUESTION_SUBJECTS,
  "you|there|it|this|they|your \\p{L}+",
  "(?:any|some|every)(?:body|one|thing)(?: sensible| green)?(?! (?:there|on|in|at|but|who|else|like|you)\\b)",
].join("|");
const INVERTED = new RegExp(`^(\\p{L}+) (${SUBJECTS}),? (.+)\\?$`, "u");
const AUXILIARY = /^(?:would|could|can|will|should|is|are|was|were|have|has|did|does|do|had)$/iu;
/** What may stand between a subject and its verb. */
const ADVERBS = /^(?:(?:first|secretly|ever|really|truly|still|already|always) )*/u;

/**
 * An answer as a clause: `Would you wear it in the rain?` answered no gives `you would not wear it in the rain`. A question
 * that is built otherwise is quoted with its answer, which fits the same places.
 */
export function sayFact(prompt: string, answer: boolean): string {
  const [, auxiliary = "", subject = "", rest = ""] = INVERTED.exec(prompt) ?? [];
  const verb = auxiliary.toLowerCase();
  if (!AUXILIARY.test(verb)) return `to “${prompt}” you said ${answer ? "yes" : "no"}`;
  // "Nobody but you", "nothing": what is asked of any is denied of all.
  if (!answer && /^(?:any|some)/u.test(subject))
    return `${subject.replace(/^(?:any|some)/u, "no")} ${predicate(verb, subject, rest)}`;
  const missing = MISSING.exec(withoutAdverb(rest));
  if (!answer && subject === "there" && missing !== null)
    return `there ${verb} ${withoutAdverb(rest).replace(MISSING, DENIED[missing[0]] ?? "no ")}`;
  if (!answer) return `${subject} ${negated(verb)} ${withoutAdverb(rest)}`;
  return `${subject.replace(/^any/u, "some").replace("body but", "body besides")} ${predicate(verb, subject, affirmed(rest))}`;
}

/** What may be there or not: "there is nobody at home", and not "there is not somebody at home". */
const MISSING = /^(?:somebody|something|anybody|anything|nobody|an? )/u;
const DENIED: Readonly<Record<string, string>> = {
  somebody: "nobody",
  something: "nothing",
  anybody: "nobody",
  anything: "nothing",
  nobody: "somebody",
};

/** What is said of a subject without a "do" that only asked: `did forget it` is `forgot it`. */
function predicate(verb: string, subject: string, rest: string): string {
  if (!/^(?:do|does|did)$/u.test(verb)) return `${verb} ${rest}`;
  if (verb === "do" && /^(?:you|they|the people)\b/u.test(subject)) return rest;
  const adverbs = ADVERBS.exec(rest)?.[0] ?? "";
  const [base = "", ...more] = rest.slice(adverbs.length).split(" ");
  const told = verb === "did" ? pastTense(base) : thirdPerson(base);
  return told === null ? `${verb} ${rest}` : [`${adverbs}${told}`, ...more].join(" ");
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

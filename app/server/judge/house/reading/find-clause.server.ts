import { ADVERBS, AUXILIARIES, BLAMELESS_VERBS, PREPOSITIONS, REPORT_VERBS } from "../corpora/reading-words.server";
import { changePerson } from "./change-person.server";
import { type ClauseSubject, findSubject } from "./find-subject.server";
import { endsClause, isPunctuation, opensClause } from "./tokens.server";
import { isBaseVerb, isParticiple, readVerb, thirdPerson } from "./verbs.server";

/** What the allegation says was done, ready to stand after "that" or "whether". */
export interface Deed {
  /** Full clause: `Party B ate the last slice of Party A's pizza`. */
  clause: string;
  /** What follows "Did Party B …", where the verb is known and simple: `eat the last slice of Party A's pizza`. */
  didForm: string | null;
  subject: ClauseSubject["kind"];
  /** Whether the teller admits something: `I ate his yogurt`. */
  ownAdmission: boolean;
  /** The main verb in its base form, where it is known: `eat`. */
  verb: string | null;
  /** The words after the verb as they were told, in which the thing is sought. */
  tail: readonly string[];
}

const LONGEST_CLAUSE = 96;
const DANGLING = new Set(
  "even so the a an my his her their your of and or to for with at so just again literally very really that like as by from into about than not".split(
    " ",
  ),
);

/** Ends of a thought that was cut short: `says he is`, before a quotation. */
const DANGLING_AUXILIARIES = new Set("is are was were am be been will would can could has had".split(" "));
const SUBJECT_PRONOUNS = new Set("he she they i we".split(" "));

/** The clause that the case turns on; a deed of the other side before one's own, and that before what just happened. */
export function findDeed(tokens: readonly string[]): Deed | null {
  const deeds: Deed[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const reported = reportsAt(tokens, index - 1) || (tokens[index - 1] === "that" && reportsAt(tokens, index - 2));
    if (!reported && !opensClause(tokens[index - 1])) continue;
    const subject = findSubject(tokens, index) ?? (index === 0 ? elidedSubject() : null);
    // What somebody said of oneself or of a thing is part of the saying; what was said of the teller is the charge.
    if (subject === null || (reported && subject.kind !== "A")) continue;
    const deed = readPredicate(tokens, subject);
    if (deed !== null) deeds.push(reported ? { ...deed, ownAdmission: true } : deed);
  }
  return (
    deeds.find((deed) => deed.subject === "B" && !reportOnly(deed)) ??
    deeds.find((deed) => deed.ownAdmission) ??
    findLateDeed(tokens) ??
    deeds.find((deed) => deed.subject === "thing") ??
    deeds[0] ??
    null
  );
}

/** `Every time we watch a movie she asks …`: a clause that begins without a sign, read only if no other was found. */
function findLateDeed(tokens: readonly string[]): Deed | null {
  for (let index = 1; index < tokens.length; index++) {
    if (!/^(?:he|she)$/u.test(tokens[index] ?? "") || opensClause(tokens[index - 1])) continue;
    if (reportsAt(tokens, index - 1) || readVerb(tokens[index - 1] ?? "") !== null) continue;
    const subject = findSubject(tokens, index);
    const deed = subject === null ? null : readPredicate(tokens, subject);
    if (deed !== null) return deed;
  }
  return null;
}

/** `Ate my leftovers`: a complaint that begins with its verb is about the other side. */
function elidedSubject(): ClauseSubject {
  return { kind: "B", text: "Party B", plural: false, contracted: null, next: 0 };
}

function reportsAt(tokens: readonly string[], index: number): boolean {
  const base = readVerb(tokens[index] ?? "")?.base ?? null;
  return base !== null && REPORT_VERBS.has(base);
}

/** `He says I never listen` is about the listening, not the saying. */
function reportOnly(deed: Deed): boolean {
  return /^Party B (?:always |never |just |still |keeps )?(?:says|claims|thinks|insists|said|claimed|swears|complains)(?: that)? Party A\b/u.test(
    deed.clause,
  );
}

function readPredicate(tokens: readonly string[], subject: ClauseSubject): Deed | null {
  const lead: string[] = [];
  let index = subject.next;
  if (subject.contracted !== null) {
    const auxiliary = expandContraction(subject.contracted, tokens[index]);
    if (auxiliary === null) return null;
    lead.push(auxiliary);
  }
  while (ADVERBS.has((tokens[index] ?? "").toLowerCase())) lead.push((tokens[index++] ?? "").toLowerCase());
  const word = (tokens[index] ?? "").toLowerCase();
  if (lead.length > 0 && subject.contracted !== null) {
    if (word === "" || isPunctuation(word)) return null;
    return finish(tokens, subject, lead, index, null);
  }
  const auxiliary = AUXILIARIES.get(word);
  if (auxiliary !== undefined) return readAuxiliary(tokens, subject, lead, auxiliary, index);
  const verb = readVerb(word);
  if (verb === null) return null;
  // A bare base form without a subject is an order ("Stop eating my food") or a noun ("Dish duty"), not a report.
  if (subject.next === 0 && verb.tense === "present" && word === verb.base) return null;
  if (verb.base === null && subject.next === 0) return null;
  const finite = verb.tense === "past" || subject.plural || verb.base === null ? word : thirdPerson(verb.base);
  const simple = verb.tense === "past" && lead.length === 0 ? verb.base : null;
  return finish(tokens, subject, [...lead, finite], index + 1, simple, verb.base ?? "");
}

function readAuxiliary(
  tokens: readonly string[],
  subject: ClauseSubject,
  lead: string[],
  auxiliary: string,
  index: number,
): Deed | null {
  // "Is a hot dog …" asks; "Doesn't listen" tells.
  if (subject.next === 0 && !auxiliary.endsWith("n't") && lead.length === 0) return null;
  const said = subject.plural ? (tokens[index] ?? "").toLowerCase() : auxiliary;
  let next = index + 1;
  while (ADVERBS.has((tokens[next] ?? "").toLowerCase())) next++;
  const follower = (tokens[next] ?? "").toLowerCase();
  if (follower === "" || isPunctuation(follower)) return null;
  const takesBase =
    /^(?:does|did|will|would|can|could|should|must|might|won't|can't|cannot)|n't$/u.test(auxiliary) &&
    !/^(?:is|was|has|had)n't$/u.test(auxiliary);
  if (takesBase && !isBaseVerb(follower) && !(auxiliary === "does" || auxiliary === "did") && follower !== "be")
    return null;
  // "does the dishes": here the auxiliary is the verb itself.
  const isMainVerb = (auxiliary === "does" || auxiliary === "did") && !isBaseVerb(follower);
  const simple = isMainVerb && auxiliary === "did" && lead.length === 0 ? "do" : null;
  return finish(tokens, subject, [...lead, said], index + 1, simple, isMainVerb ? "do" : follower);
}

function expandContraction(contracted: string, next: string | undefined): string | null {
  const follower = (next ?? "").toLowerCase();
  if (contracted === "s") return isParticiple(follower) ? "has" : "is";
  if (contracted === "ve") return "has";
  if (contracted === "re" || contracted === "m") return "is";
  if (contracted === "ll") return "will";
  return isBaseVerb(follower) ? "would" : "had";
}

function finish(
  tokens: readonly string[],
  subject: ClauseSubject,
  lead: string[],
  start: number,
  base: string | null,
  verbBase = "",
): Deed | null {
  let end = start;
  while (!endsClause(tokens, end)) end++;
  let tail = tokens.slice(start, end);
  let said = say(subject, lead, tail);
  while (said !== null && said.clause.length > LONGEST_CLAUSE) {
    const cut = tail.findLastIndex((token, at) => at > 1 && PREPOSITIONS.has(token.toLowerCase()));
    if (cut < 0) return null;
    tail = tail.slice(0, cut);
    said = say(subject, lead, tail);
  }
  if (said === null || /\bParty [AB] Party\b/u.test(said.clause)) return null;
  const blameless =
    BLAMELESS_VERBS.has(verbBase) || lead.some((word) => word === "always" || /^(?:is|was|has|had)/u.test(word));
  return {
    clause: said.clause,
    didForm: base === null || subject.plural ? null : [base, said.rest].filter((part) => part !== "").join(" "),
    subject: subject.kind,
    verb: isBaseVerb(verbBase) ? verbBase : null,
    ownAdmission: (subject.kind === "A" && !blameless) || harmsOther(subject, lead, tail),
    tail,
  };
}

/** `My cat scratched his couch`: what belongs to the teller acted on what belongs to the other side. */
function harmsOther(subject: ClauseSubject, lead: readonly string[], tail: readonly string[]): boolean {
  if (subject.kind !== "thing" || !subject.text.startsWith("Party A's") || AUXILIARIES.has(lead[0] ?? "")) return false;
  return /^(?:his|her|their|your)$/u.test(tail[0] ?? "");
}

function say(
  subject: ClauseSubject,
  lead: readonly string[],
  tail: readonly string[],
): { clause: string; rest: string } | null {
  const degree = tail.findIndex((token, at) => token === "so" && /ly$/u.test(tail[at + 1] ?? ""));
  const trimmed = degree < 0 ? [...tail] : [...tail.slice(0, degree), tail[degree + 1] ?? ""];
  dropDangling(trimmed);
  const changed = changePerson(trimmed, subject.kind);
  if (changed === null) return null;
  const rest = changed.join(" ");
  const clause = [subject.text, ...lead, rest].join(" ").trim();
  if (rest === "" && lead.length < 2 && !/(?:s|ed)$/u.test(lead[0] ?? "")) return null;
  // "Party B says" tells nothing without what was said.
  if (rest === "" && REPORT_VERBS.has(readVerb(lead.at(-1) ?? "")?.base ?? "")) return null;
  return { clause, rest };
}

/** Takes from a clause's end what can't stand there. */
function dropDangling(words: string[]): void {
  for (let last = words.at(-1)?.toLowerCase(); last !== undefined; last = words.at(-1)?.toLowerCase()) {
    if (DANGLING_AUXILIARIES.has(last)) {
      words.pop();
      if (SUBJECT_PRONOUNS.has((words.at(-1) ?? "").toLowerCase())) words.pop();
    } else if (DANGLING.has(last)) words.pop();
    else return;
  }
}

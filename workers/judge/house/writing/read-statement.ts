import { ADVERBS, AUXILIARIES } from "../corpora/reading-words";
import { isBaseVerb, isParticiple } from "../reading/verbs";

/** What a question of yes or no asks about, taken apart: `Did Party B eat the pizza?` asks of `eat the pizza`. */
export interface Statement {
  /** `Party B`, or `the two of them`: a record speaks of the parties, and only the deck speaks to them. */
  subject: string;
  /** In lower case, as the question has it: `did`, `has`, `was`. */
  auxiliary: string;
  /** What follows, the verb in the form that the auxiliary asks for. */
  predicate: string;
}

const KNOWN_SUBJECT =
  /^(?:Party [AB](?!')|Party [AB] and Party [AB]|the two of you|both of you|either of you|there|it|this(?! complaint)|anyone|anybody|everyone|this complaint|“[^”]+”)(?=[ ,])/u;

/**
 * A question as a statement, or `null` where its grammar is unknown. `things` are known to be whole nouns of the case.
 */
export function readStatement(prompt: string, things: readonly string[] = []): Statement | null {
  const parts = /^(\p{L}+) (.+)\?$/u.exec(prompt);
  if (parts === null) return null;
  const auxiliary = (parts[1] ?? "").toLowerCase();
  if (!AUXILIARIES.has(auxiliary)) return null;
  const [subject, predicate] = splitSubject(parts[2] ?? "", auxiliary, things);
  if (subject === null || predicate === "") return null;
  return { subject: aboutThem(subject), auxiliary, predicate: aboutThem(predicate) };
}

/** The clause that a question asks for as a whole: `Is it true that Party B never washes up?`. */
export function readClaim(prompt: string): string | null {
  const claim = /^Is it true that (.+)\?$/u.exec(prompt)?.[1];
  return claim === undefined ? null : aboutThem(claim);
}

function splitSubject(body: string, auxiliary: string, things: readonly string[]): [string | null, string] {
  const thing = things.find((one) => body.startsWith(`${one} `));
  const known = thing ?? KNOWN_SUBJECT.exec(body)?.[0];
  if (known !== undefined) return [known, body.slice(known.length).trimStart()];
  const words = body.split(" ");
  const takesBase = /^(?:did|does|would|could|will|can|should)$/u.test(auxiliary);
  const perfect = /^(?:would|could|should)$/u.test(auxiliary) ? words.indexOf("have") : -1;
  const plainVerb = words.findIndex(
    (word, index) =>
      index > 0 &&
      !/^(?:an?|the|of|or)$/u.test(words[index - 1] ?? "") &&
      (takesBase ? isBaseVerb(word) || word === "be" : isParticiple(word)),
  );
  const verbAt = perfect > 0 ? perfect : plainVerb;
  if (verbAt < 0) return [null, ""];
  const adverbs = words.slice(1, verbAt).findIndex((word) => ADVERBS.has(word) || word === "truly");
  const end = adverbs < 0 ? verbAt : adverbs + 1;
  return [words.slice(0, end).join(" "), words.slice(end).join(" ")];
}

function aboutThem(clause: string): string {
  return clause.replace(/\b(two|both|either) of you\b/gu, "$1 of them");
}

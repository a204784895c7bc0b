import { ADVERBS, AUXILIARIES } from "../corpora/reading-words.server";
import { isBaseVerb, isParticiple, pastTense, thirdPerson } from "../reading/verbs.server";

const KNOWN_SUBJECT =
  /^(?:Party [AB](?!')|Party [AB] and Party [AB]|the two of you|both of you|either of you|there|it|this(?! complaint)|anyone|anybody|everyone|this complaint|“[^”]+”)(?=[ ,])/u;

/**
 * A question as a witness's file puts it: "Did Party B eat the pizza?" becomes "whether Party B ate the pizza". A
 * question whose grammar is unknown is quoted as it stands, which fits after "asked" just as well.
 */
export function sayWhether(prompt: string): string {
  const clause = asClause(prompt);
  return clause === null ? `“${prompt}”` : `whether ${clause}`;
}

function asClause(prompt: string): string | null {
  const parts = /^(\p{L}+) (.+)\?$/u.exec(prompt);
  if (parts === null) return null;
  const auxiliary = (parts[1] ?? "").toLowerCase();
  const body = parts[2] ?? "";
  if (!AUXILIARIES.has(auxiliary) && auxiliary !== "does") return null;
  const claim = /^it true that (.+)$/u.exec(body)?.[1];
  if (claim !== undefined && auxiliary === "is") return aboutThem(claim);
  const [subject, rest] = splitSubject(body, auxiliary);
  if (subject === null || rest === "") return null;
  if (auxiliary !== "did" && auxiliary !== "does" && auxiliary !== "do")
    return aboutThem(`${subject} ${auxiliary}${rest.startsWith(",") ? "" : " "}${rest}`);
  if (auxiliary === "do") return aboutThem(`${subject} ${rest}`);
  const predicate = inflect(rest, auxiliary === "did");
  return predicate === null ? null : aboutThem(`${subject} ${predicate}`);
}

function splitSubject(body: string, auxiliary: string): [string | null, string] {
  const known = KNOWN_SUBJECT.exec(body)?.[0];
  if (known !== undefined) return [known, body.slice(known.length).trimStart()];
  const words = body.split(" ");
  const takesBase = /^(?:did|does|would|could|will|can|should)$/u.test(auxiliary);
  const perfect = /^(?:would|could|should)$/u.test(auxiliary) ? words.indexOf("have") : -1;
  const plainVerb = words.findIndex(
    (word, index) => index > 0 && (takesBase ? isBaseVerb(word) || word === "be" : isParticiple(word)),
  );
  const verbAt = perfect > 0 ? perfect : plainVerb;
  if (verbAt < 0) return [null, ""];
  const adverbs = words.slice(1, verbAt).findIndex((word) => ADVERBS.has(word));
  const end = adverbs < 0 ? verbAt : adverbs + 1;
  return [words.slice(0, end).join(" "), words.slice(end).join(" ")];
}

/** Puts the verbs of a predicate into the past or the third person; verbs joined by "and" go along. */
function inflect(predicate: string, past: boolean): string | null {
  const words = predicate.split(" ");
  const verbAt = words.findIndex((word) => isBaseVerb(word));
  if (verbAt < 0 || words.slice(0, verbAt).some((word) => !ADVERBS.has(word) && word !== "at" && word !== "least"))
    return null;
  const infinitive = words.indexOf("to", verbAt);
  return words
    .map((word, index) => {
      const joined =
        /^(?:and|or)$/u.test(words[index - 1] ?? "") && isBaseVerb(word) && (infinitive < 0 || infinitive > index);
      if (index !== verbAt && !joined) return word;
      return past ? (pastTense(word) ?? word) : thirdPerson(word);
    })
    .join(" ");
}

/** The record speaks of the parties; only the deck speaks to them. */
function aboutThem(clause: string): string {
  return clause.replace(/\b(two|both|either) of you\b/gu, "$1 of them");
}

import { ADVERBS, PEOPLE } from "../corpora/reading-words";
import { elidedSubject } from "./find-subject";
import { type Deed, readPredicate } from "./read-predicate";
import { endsClause } from "./tokens";

/** `It was her turn to do the bins`: nobody did anything, and that is the charge. */
export function findTurn(tokens: readonly string[]): Deed | null {
  const at = tokens.findIndex((token) => token.toLowerCase() === "turn");
  if (at < 1 || tokens[at + 1]?.toLowerCase() !== "to") return null;
  const before = tokens.slice(Math.max(0, at - 4), at).map((token) => token.toLowerCase());
  const verbAt = before.findLastIndex((word) => /^(?:it's|its|is|was|it'd|'s)$/u.test(word));
  if (verbAt < 0) return null;
  const owner = before.slice(verbAt + 1).filter((word) => !ADVERBS.has(word));
  const whose = ownerOf(owner, tokens[at - 1] ?? "");
  if (whose === null) return null;
  const tense = before[verbAt] === "was" ? "was" : "is";
  let end = at + 2;
  while (!endsClause(tokens, end)) end++;
  const told = readPredicate([`forgot`, "to", ...tokens.slice(at + 2, end)], {
    ...elidedSubject(),
    kind: whose,
    text: `Party ${whose}`,
  });
  const task = told?.predicate.replace(/^forgot to /u, "") ?? "";
  if (told === null || task === "") return null;
  const clause = `it ${tense} Party ${whose}'s turn to ${task}`;
  return {
    ...told,
    clause,
    predicate: clause,
    didForm: null,
    subject: "thing",
    ownAdmission: false,
    omission: true,
    verb: "turn",
    end,
  };
}

function ownerOf(words: readonly string[], token: string): "A" | "B" | null {
  if (words.length === 1 && words[0] === "my") return "A";
  if (words.length === 1 && /^(?:his|her|their|your)$/u.test(words[0] ?? "")) return "B";
  if (words[0] === "my" && PEOPLE.has((words[1] ?? "").replace(/'s$/u, ""))) return "B";
  return words.length === 1 && /^\p{Lu}\p{Ll}+'s$/u.test(token) ? "B" : null;
}

import { stemOf } from "../../screening/stem";

/** What a reader knows a text by: short strings, the same one as often as it stands there. */
export type Features = readonly string[];

/** Stems and pairs of neighbouring stems: what a complaint is about. */
export function matterFeatures(text: string): string[] {
  const stems = wordsOf(text).map(stemOf);
  const pairs = stems.slice(1).map((stem, at) => `${stems[at] ?? ""} ${stem}`);
  return [...stems, ...pairs].filter((feature) => !EVERYDAY.has(feature));
}

/** Words that any complaint holds. */
const EVERYDAY = new Set(
  (
    "i me my mine we us our you your he him his she her they them their it its a an the this that these those and or but so if of to in on at " +
    "for with from by as is was are were be been am do does did has have had not no yes just then than too very all one there here what who " +
    "which when how im ive hes shes theyre dont doesnt didnt isnt its thats says said say every time never always ever still again now"
  ).split(" "),
);

/** Runs of up to three words, who the sentences are about, and what each of them does: who does what to whom. */
export function deedFeatures(text: string): string[] {
  const sentences = text
    .split(/[.!?…\n:]+/u)
    .map(withNames)
    .filter((words) => words.length > 0);
  const runs = sentences.flatMap((words, at) => {
    const marked = [at === 0 ? "^^" : "^", ...words];
    return [1, 2, 3].flatMap((length) =>
      marked.slice(length - 1).map((_, start) => marked.slice(start, start + length).join(" ")),
    );
  });
  const subjects = sentences.map(subjectOf);
  const [first = "none"] = subjects;
  const told = [...new Set(subjects)].sort();
  return [
    ...runs,
    ...[0, 1, 2].flatMap((turn) => [`1: ${first} ${turn}`, `all: ${told.join(" ")} ${turn}`]),
    `1-2: ${first} ${subjects[1] ?? "none"}`,
    ...told.map((subject) => `has: ${subject}`),
    ...told3(sentences),
    ...(text.includes("?") ? ["?"] : []),
    ...(/\?\s*$/u.test(text) ? ["?$"] : []),
  ];
}

function told3(sentences: readonly (readonly string[])[]): string[] {
  const words = sentences.flat();
  const [head = ""] = sentences[0] ?? [];
  const count = (pattern: RegExp) => Math.min(2, words.filter((word) => pattern.test(word)).length);
  const i = count(/^(?:i|im|ive|id|ill)$/u);
  const me = count(/^(?:me|my|mine)$/u);
  const he = count(/^(?:he|she|they|hes|shes|theyre|you|u)$/u);
  const him = count(/^(?:him|his|her|their|them|your)$/u);
  const end = /(?:ed|ing|s)$/u.exec(head)?.[0] ?? "-";
  return [
    `i${i} me${me} he${he} him${him}`,
    `i${i} he${he}`,
    `i${i} he${he} ..`,
    `me${me} him${him}`,
    `${end} i${i} me${me}`,
    `${end} he${he} me${me}`,
  ];
}

const SUBJECTS: readonly (readonly [string, RegExp])[] = [
  ["i", /^(?:i|im|ive|id|ill|my|me|mine)$/u],
  ["he", /^(?:he|she|they|you|u|hes|shes|theyre|youre|his|her|their|your|someone|somebody|@)$/u],
  ["we", /^(?:we|our|us|were|both|neither)$/u],
  ["asks", /^(?:who|what|why|how|when|where|which|is|are|do|does|did|should|can|if)$/u],
];

/** Whom a sentence speaks of first: the word that begins it, or else the first of a person. */
function subjectOf(words: readonly string[]): string {
  const kinds = words.map((word) => SUBJECTS.find(([, pattern]) => pattern.test(word))?.[0]);
  const at = kinds.findIndex((kind) => kind !== undefined);
  const [kind = "none"] = kinds.slice(Math.max(0, at));
  if (kind === "i" && /^(?:my|me)$/u.test(words[at] ?? "")) return at === 0 ? "my" : "mine";
  return at > 0 ? `..${kind}` : kind;
}

/** People leave out apostrophes and hyphens as often as they put them. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’'`´]/gu, "")
      .match(/[\p{L}\p{N}€$£]+/gu) ?? []
  );
}

/** Words in small letters; a capital within a sentence is a name. */
function withNames(sentence: string): string[] {
  const words = sentence.replace(/[’'`´]/gu, "").match(/[\p{L}\p{N}€$£]+/gu) ?? [];
  return words.map((word, at) =>
    at > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) && !/^(?:Im|Ive|Id|Ill)$/u.test(word) ? "@" : word.toLowerCase(),
  );
}

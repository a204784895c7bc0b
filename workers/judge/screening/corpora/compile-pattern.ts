import { VOCABULARY } from "./vocabulary";

/**
 * Makes a regular expression of a pattern as the corpora write it: words of a flattened text between single blanks.
 * `{victim}` stands for a list of the vocabulary, `~3` for up to three words of the same sentence, the rest is as in
 * any regular expression. Throws when a list is not known.
 */
export function compilePattern(source: string, flags = ""): RegExp {
  const body = expand(source)
    .replace(/~(\d+) /gu, (_gap, most: string) => `(?:[a-z0-9']+ ){0,${most}}`)
    .replace(/\((?!\?)/gu, "(?:");
  return new RegExp(`(?<= )(?:${endOnWords(body)})(?= )`, `${flags}u`);
}

function expand(source: string): string {
  return source.replace(/\{([a-z]+)\}/gu, (_whole, name: string) => {
    const words = VOCABULARY.get(name);
    if (words === undefined) throw new Error(`the vocabulary has no list of this name: ${name}`);
    return `(?:${expand(words)})`;
  });
}

/** What must not follow is whole words too: without this, "an" would excuse every "and". */
function endOnWords(body: string): string {
  const open: boolean[] = [];
  let ended = "";
  for (const [index, letter] of [...body].entries()) {
    const isEscaped = body[index - 1] === "\\";
    if (letter === "(" && !isEscaped) open.push(body.startsWith("(?!", index));
    if (letter === ")" && !isEscaped && open.pop() === true && !ended.endsWith(" ")) ended += "(?= )";
    ended += letter;
  }
  return ended;
}

const SLOT = /\{(\w+)\}/gu;

/**
 * Puts words into the slots of a corpus text. A slot that nobody fills is a mistake in the corpora and throws, so that
 * no brace ever reaches a reader.
 */
export function fillSlots(template: string, words: Readonly<Record<string, string>>): string {
  return template.replace(SLOT, (_slot, name: string) => {
    const word = words[name];
    if (word === undefined) throw new RangeError(`No word for the slot ${name}.`);
    return word;
  });
}

export function capitalize(text: string): string {
  return text.replace(/^(["“‘('’]?)(\p{Ll})/u, (_all, mark: string, letter: string) => mark + letter.toUpperCase());
}

/** A sentence from elsewhere as a voice with or without capitals begins it; the label of a party keeps its own. */
export function begin(text: string, { capitals }: { capitals: boolean }): string {
  return capitals || text.startsWith("Party ") ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** How long a text is as the product counts: in code points. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Holds the place of a quotation while the words around it are changed. */
const QUOTED = "\uE000";

/** Changes a text but for what it quotes, which stays as it was written. */
function outsideQuotes(text: string, change: (words: string) => string): string {
  const quotations: string[] = [];
  const held = text.replaceAll(QUOTED, "").replace(/“[^”]*”/gu, (quotation) => {
    quotations.push(quotation);
    return QUOTED;
  });
  return change(held).replaceAll(QUOTED, () => quotations.shift() ?? "");
}

/** A quotation that ends a sentence keeps its own mark alone. */
export function closeQuotes(text: string): string {
  return text.replace(/(?<=[.!?…]\u2069?”)[.?](?= |$)/gu, "");
}

/**
 * Sentences begin with a capital where the voice has them, and a quotation that ends one keeps its own mark alone. What
 * is quoted stays as it was written.
 */
export function finish(text: string, { capitals }: { capitals: boolean }): string {
  const words = outsideQuotes(text.replaceAll("?.", "?"), (said) => (capitals ? withSentenceCase(said) : said));
  return closeQuotes(words);
}

function withSentenceCase(text: string): string {
  return capitalize(
    text.replace(
      /((?:[.!?]|[.?]”) ['‘“]?)(\p{Ll})/gu,
      (_all, end: string, letter: string) => end + letter.toUpperCase(),
    ),
  );
}

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

/** How long a text is as the product counts: in code points. */
export function lengthOf(text: string): number {
  return [...text].length;
}

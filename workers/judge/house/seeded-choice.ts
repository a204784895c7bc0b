/** Draws that look like chance and are the same for the same case. */
export interface Chooser {
  /** One of `options`; the label keeps two draws of one case apart. */
  pick<T>(label: string, options: readonly [T, ...T[]] | readonly T[]): T;
  /** All of `options` in the order drawn for this case. */
  shuffle<T>(label: string, options: readonly T[]): T[];
}

export function chooserFor(...caseKeys: string[]): Chooser {
  const key = caseKeys.join("\u0001");
  return {
    pick: (label, options) => {
      const chosen = options[hash(`${key}\u0001${label}`) % options.length];
      if (chosen === undefined) throw new RangeError(`Nothing to choose from for ${label}.`);
      return chosen;
    },
    shuffle: (label, options) =>
      options
        .map((option, index) => ({ option, rank: hash(`${key}\u0001${label}\u0001${index}`) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ option }) => option),
  };
}

/** FNV-1a with a final avalanche, so that keys which differ only at the end still fall far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

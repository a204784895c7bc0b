/**
 * Most places have no weight, so a packed weight is two bytes: how many places it stands after the last one, and the weight
 * itself. A gap of `FAR` places says that none stands there, and its weight is 0.
 */
const FAR = 255;

/** Packs whole weights of at most 127 either way; `unpackWeights` takes them apart again. */
export function packWeights(weights: Int8Array): Uint8Array {
  const bytes: number[] = [];
  let gap = 0;
  for (const weight of weights) {
    gap += 1;
    if (weight === 0 && gap < FAR) continue;
    bytes.push(gap, weight & 0xff);
    gap = 0;
  }
  return Uint8Array.from(bytes);
}

/** The weights of so many places. Throws a RangeError where the bytes tell of more places. */
export function unpackWeights(bytes: Uint8Array, places: number): Int8Array {
  const weights = new Int8Array(places);
  let next = -1;
  for (let index = 0; index + 1 < bytes.length; index += 2) {
    next += bytes[index] ?? 0;
    if (next >= places) throw new RangeError(`packed weights reach beyond ${places} places`);
    weights[next] = bytes[index + 1] ?? 0;
  }
  return weights;
}

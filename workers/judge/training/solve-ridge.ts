/** A row of a table most of whose cells are empty. */
export interface SparseRow {
  columns: Int32Array;
  amounts: Float64Array;
}

/** Steps are plenty: after thirty the weights change in the fourth place. */
const STEPS = 80;

/**
 * The weights for which each row's sum comes nearest to its goal, by least squares and held small by `ridge`
 * (conjugate gradients). The same rows give the same weights.
 */
export function solveRidge(
  rows: readonly SparseRow[],
  goals: readonly number[],
  importance: readonly number[],
  ridge: number,
  width: number,
): Float64Array {
  const apply = (vector: Float64Array) => {
    const result = vector.map((value) => value * ridge);
    for (const [index, row] of rows.entries()) addTo(result, row, (importance[index] ?? 0) * sumOf(row, vector));
    return result;
  };
  const rest = new Float64Array(width);
  for (const [index, row] of rows.entries()) addTo(rest, row, (importance[index] ?? 0) * (goals[index] ?? 0));
  const weights = new Float64Array(width);
  let direction = rest.slice();
  let size = dot(rest, rest);
  for (let step = 0; step < STEPS && size > 1e-9; step++) {
    const applied = apply(direction);
    const stride = size / dot(direction, applied);
    for (let at = 0; at < width; at++) {
      weights[at] = (weights[at] ?? 0) + stride * (direction[at] ?? 0);
      rest[at] = (rest[at] ?? 0) - stride * (applied[at] ?? 0);
    }
    const next = dot(rest, rest);
    direction = direction.map((value, at) => (rest[at] ?? 0) + (next / size) * value);
    size = next;
  }
  return weights;
}

/** What weights make of a row. */
export function sumOf({ columns, amounts }: SparseRow, weights: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < columns.length; index++)
    sum += (amounts[index] ?? 0) * (weights[columns[index] ?? 0] ?? 0);
  return sum;
}

function addTo(vector: Float64Array, { columns, amounts }: SparseRow, times: number): void {
  for (let index = 0; index < columns.length; index++) {
    const column = columns[index] ?? 0;
    vector[column] = (vector[column] ?? 0) + times * (amounts[index] ?? 0);
  }
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Seeds that once found a fault, each with the number of operations that it took. They are played every time. */
export const SEEDS_THAT_FAILED: readonly (readonly [seed: number, operations: number])[] = [];

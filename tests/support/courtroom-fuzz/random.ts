/** Numbers that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0;

  /** From 0 up to, and without, 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    /** A whole number from 0 up to, and without, `below`. */
    below: (below: number) => Math.floor(next() * below),
    /** Whether something happens that does so with this probability. */
    chance: (probability: number) => next() < probability,
    /** One of the choices, each as often as its weight says. */
    weighted<Choice>(choices: readonly (readonly [weight: number, choice: Choice])[]): Choice {
      const total = choices.reduce((sum, [weight]) => sum + weight, 0);
      let left = next() * total;
      for (const [weight, choice] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      throw new Error("a choice needs at least one weight above zero");
    },
  };
}

export type Random = ReturnType<typeof randomFrom>;

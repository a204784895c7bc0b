/** One of the list. `random` is a number from 0 up to 1. */
export function pick<T>(list: readonly [T, ...T[]], random: number): T {
  return list[Math.floor(random * list.length)] ?? list[0];
}

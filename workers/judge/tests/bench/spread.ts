/** `count` of the items, evenly spread over all of them and the same in every run; all where there are no more. */
export function spread<Item>(items: readonly Item[], count = items.length): Item[] {
  if (count >= items.length) return [...items];
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]).filter(
    (item) => item !== undefined,
  );
}

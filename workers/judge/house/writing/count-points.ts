const IN_WORDS = "no one two three four five six seven eight nine ten".split(" ");
/** One point is no count that a share could rest on. */
const TOLD_FROM = 2;

/**
 * How many points spoke for the winner and against, in words, as a reason for the share of the blame; `null` where the
 * bare count would be none. The point that every loser is granted is one.
 */
export function countPoints(helpings: readonly number[]): { for: string; against: string } | null {
  const pros = helpings.filter((help) => help > 0).length;
  const cons = Math.max(1, helpings.filter((help) => help < 0).length);
  if (pros < TOLD_FROM || pros <= cons) return null;
  return { for: IN_WORDS[pros] ?? String(pros), against: IN_WORDS[cons] ?? String(cons) };
}

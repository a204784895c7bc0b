import type { Ruling, SwipeRecord } from "~/domain/judge/judge";
import { recitesTheTruth, tellsTheTruth } from "./told-exhibits";

/**
 * What is false about the exhibits of a ruling: absent from the record or the text, or said to say what they do not.
 */
export function falseExhibits(record: SwipeRecord, ruling: Ruling): string[] {
  const cited = [...ruling.rationale.matchAll(/\(Exhibit (\d+)\)/gu)];
  const numbers = new Set(cited.map(([, number]) => Number(number)));
  const faults = ruling.exhibits.flatMap(({ number, seat }) => {
    if (record.testimony[number - 1]?.[seat] === undefined) return [`${seat} said nothing to question ${number}`];
    return numbers.has(number) ? [] : [`exhibit ${number} is not in the rationale`];
  });
  for (const match of cited) {
    const number = Number(match[1]);
    const item = record.testimony[number - 1];
    if (item === undefined || !ruling.exhibits.some((exhibit) => exhibit.number === number)) {
      faults.push(`exhibit ${number} does not exist`);
      continue;
    }
    const before = cited[cited.indexOf(match) - 1];
    const passage = ruling.rationale.slice(before === undefined ? 0 : before.index + before[0].length, match.index);
    if (!tellsTheTruth(passage + match[0], item, record) && !recitesTheTruth(passage, item, record)) {
      faults.push(`exhibit ${number} is misquoted: ${passage}`);
    }
  }
  return faults;
}

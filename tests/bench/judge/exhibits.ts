import type { Ruling, SwipeRecord, Testimony } from "~/domain/judge/judge";

const SAID: readonly { testimony: boolean | null; words: RegExp }[] = [
  { testimony: true, words: /\b(?:yes|yea|ay|aye|confirmed|yep)\b/iu },
  { testimony: false, words: /\b(?:no|nay|negative|nope)\b/iu },
  { testimony: null, words: /\bfifth\b/iu },
];

/** An answer stands right before its exhibit; this is as long as the longest way of saying two of them. */
const ANSWER_LENGTH = 110;

/** What is false about the exhibits of a ruling: absent from the record or the text, or said to say what they do not. */
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
    const claim = ruling.rationale.slice(Math.max(0, match.index - ANSWER_LENGTH), match.index);
    const said: Testimony[] = [item.creator, item.opponent].filter((testimony) => testimony !== undefined);
    for (const { testimony, words } of SAID) {
      if (said.includes(testimony) && !words.test(claim)) faults.push(`exhibit ${number} is misquoted: ${claim}`);
    }
    const others = SAID.filter(({ testimony }) => !said.includes(testimony));
    // Cut between words, so that neither "nay" nor "day" ends up as a yes.
    const ending = claim.slice(-18).replace(/^\p{L}+/u, "");
    if (others.some(({ words }) => words.test(ending))) faults.push(`exhibit ${number} is misquoted: ${claim}`);
  }
  return faults;
}

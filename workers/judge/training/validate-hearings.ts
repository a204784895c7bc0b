import { hearSentences } from "../house/transcript/hear-sentences";
import type { Reader } from "../house/transcript/read-messages";
import { readMessages } from "../house/transcript/read-messages";
import { aheadBy, drawOf, leadOf, type Scales } from "../house/transcript/weigh-transcript";
import { learnHearings } from "./learn-hearings";
import type { LabelledHearing } from "./read-hearings";

/** What a hearing comes to by what other hands' hearings taught. */
export interface Weighed {
  author: string;
  winner: number;
  /** How far ahead the plaintiff is. */
  lead: number;
  draws: number;
}

/** Weighs the hearings of each hand by what all others teach. */
export function weighEachHand(hearings: readonly LabelledHearing[]): Weighed[] {
  const authors = [...new Set(hearings.filter(({ winner }) => winner !== null).map(({ author }) => author))];
  return authors.flatMap((author) => {
    const reader = learnHearings(hearings.filter((hearing) => hearing.author !== author));
    return hearings.filter((hearing) => hearing.author === author).flatMap((hearing) => weigh(hearing, reader));
  });
}

export function weigh({ author, winner, messages }: LabelledHearing, reader: Reader): Weighed[] {
  if (winner === null) return [];
  const record = messages.map(({ isPlaintiffs, text }) => {
    return { seat: isPlaintiffs ? ("creator" as const) : ("opponent" as const), content: text };
  });
  const read = readMessages(hearSentences(record), reader);
  return [{ author, winner, lead: leadOf(read), draws: drawOf(read) }];
}

export interface Shares {
  /** Of the hearings that somebody should win, those that this party wins. */
  clear: number;
  /** Of the even ones, those that hang. */
  even: number;
}

export function sharesOf(weighed: readonly Weighed[], scales: Scales): Shares {
  const held = ({ lead, draws }: Weighed) => (aheadBy(lead, draws, scales) > 0 ? Math.sign(lead) : 0);
  const share = (of: readonly Weighed[]) => of.filter((one) => held(one) === one.winner).length / of.length;
  return {
    clear: share(weighed.filter(({ winner }) => winner !== 0)),
    even: share(weighed.filter(({ winner }) => winner === 0)),
  };
}

/** What a fair court should reach, so that hanging too often is as bad as deciding what nobody should win. */
const GOALS: Shares = { clear: 0.83, even: 0.7 };

/** The scales that come nearest to both goals, by hearings of hands that taught nothing. */
export function setScales(weighed: readonly Weighed[]): Scales {
  const steps = (count: number, width: number) => Array.from({ length: count }, (_, index) => index * width);
  const all = steps(30, 0.05).flatMap((hungBelow) => steps(13, 0.25).map((drawsFor) => ({ hungBelow, drawsFor })));
  const worth = (scales: Scales) => {
    const { clear, even } = sharesOf(weighed, scales);
    return Math.min(clear / GOALS.clear, even / GOALS.even) + (clear + even) / 10;
  };
  return all.reduce((best, scales) => (worth(scales) > worth(best) ? scales : best));
}

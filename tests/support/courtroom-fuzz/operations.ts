import { PICKER_REACTIONS } from "~/domain/courtroom/reactions";
import { type Random, randomFrom } from "./random";

/** Two tabs of each party. */
export const TABS = ["robin-1", "robin-2", "sam-1", "sam-2"] as const;
export type TabName = (typeof TABS)[number];

/** How a text is: a few words, many, a quarter of the judge's notebook, or nothing for this court. */
export type Words = "short" | "long" | "huge" | "serious";

/**
 * Something that happens to a courtroom. It is data and stands by itself, so that a list of them can be printed, played
 * again and cut down; `nth` counts among what there is when it is its turn.
 */
export type Deed =
  | { do: "say"; tab: TabName; words: Words }
  | { do: "react"; tab: TabName; nth: number; reaction: number }
  | { do: "type"; tab: TabName; isTyping: boolean }
  | { do: "look"; tab: TabName; isLooking: boolean }
  | { do: "ask"; tab: TabName }
  /** A client without an outbox says something long and something short in one breath, and waits for no receipt. */
  | { do: "blurt"; tab: TabName }
  /** A script in the person's name, in no hurry to be answered: many frames at once. */
  | { do: "spam"; tab: TabName; frames: number }
  /** A copy of a message that the tab sent over this line, or the court confirmed, arrives again. */
  | { do: "repeat"; tab: TabName; nth: number }
  | { do: "open"; tab: TabName }
  /** What the tab sends from now on is lost, and it does not know; or waits and arrives when the court hears of the end. */
  | { do: "lose"; tab: TabName }
  | { do: "hold"; tab: TabName }
  /** The tab's line is gone. The court hears of it at once, or only later. */
  | { do: "cut"; tab: TabName; isHeardOf: boolean }
  /** The court hears of every line that is gone; what waited on them arrives first. */
  | { do: "hear_of_cuts" }
  | { do: "sleep" }
  | { do: "restart" }
  | { do: "wait"; ms: number }
  | { do: "judge"; is: "well" | "failing" | "hanging" }
  | { do: "screening"; is: "slow" | "quick" }
  | { do: "ring_docket" }
  | { do: "remind_courtroom" }
  | { do: "deadline" }
  | { do: "intrude"; how: "as_oneself" | "as_a_party" | "without_a_cookie" | "by_the_first_message" };

/** A deed, and whether everything under way arrives before the next one. */
export type Operation = Deed & { thenRests: boolean };

const HOW_TO_INTRUDE = ["as_oneself", "as_a_party", "without_a_cookie", "by_the_first_message"] as const;

/** How often each deed comes, in parts of their sum. What ends the hearing is rare, so that most runs see much of it. */
const DEEDS: readonly (readonly [weight: number, make: (random: Random, tab: TabName) => Deed])[] = [
  [300, (random, tab) => ({ do: "say", tab, words: random.weighted(WORDS) })],
  [90, ({ below }, tab) => ({ do: "react", tab, nth: below(1_000), reaction: below(PICKER_REACTIONS.length) })],
  [20, ({ chance }, tab) => ({ do: "type", tab, isTyping: chance(0.5) })],
  [30, ({ chance }, tab) => ({ do: "look", tab, isLooking: chance(0.5) })],
  [7, (_random, tab) => ({ do: "ask", tab })],
  [40, (_random, tab) => ({ do: "blurt", tab })],
  [3, ({ below }, tab) => ({ do: "spam", tab, frames: 20 + below(120) })],
  [70, ({ below }, tab) => ({ do: "repeat", tab, nth: below(1_000) })],
  [120, (_random, tab) => ({ do: "open", tab })],
  [25, (_random, tab) => ({ do: "lose", tab })],
  [25, (_random, tab) => ({ do: "hold", tab })],
  [60, ({ chance }, tab) => ({ do: "cut", tab, isHeardOf: chance(0.5) })],
  [30, () => ({ do: "hear_of_cuts" })],
  [80, () => ({ do: "sleep" })],
  [20, () => ({ do: "restart" })],
  [40, ({ below }) => ({ do: "wait", ms: below(8_000) })],
  [12, (random) => ({ do: "judge", is: random.weighted(JUDGES) })],
  [12, ({ chance }) => ({ do: "screening", is: chance(0.7) ? "slow" : "quick" })],
  [30, () => ({ do: "ring_docket" })],
  [15, () => ({ do: "remind_courtroom" })],
  [3, () => ({ do: "deadline" })],
  [6, ({ below }) => ({ do: "intrude", how: HOW_TO_INTRUDE[below(HOW_TO_INTRUDE.length)] ?? "as_oneself" })],
];

const WORDS: readonly (readonly [number, Words])[] = [
  [80, "short"],
  [15, "long"],
  [3, "huge"],
  [2, "serious"],
];

const JUDGES = [
  [2, "well"],
  [2, "failing"],
  [1, "hanging"],
] as const;

/** The operations of a seed: the same ones for the same numbers. */
export function operationsOf(seed: number, count: number): Operation[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const make = random.weighted(DEEDS);
    const tab = TABS[random.below(TABS.length)] ?? "robin-1";
    return { ...make(random, tab), thenRests: random.chance(0.4) };
  });
}

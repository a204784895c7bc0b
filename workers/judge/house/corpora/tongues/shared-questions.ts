import type { Theme } from "../petty-domain";

export type SharedTelling = readonly [theme: Theme, yes: string, no: string, alike?: string];

/**
 * What is asked in every language but English: of any deed, as nothing is known of what the complaint says, with the
 * clauses by which an English ruling tells a yes and a no, and where its theme does not say it, what it means. Each
 * language has its own words and jokes for it.
 */
export const SHARED_QUESTIONS = {
  rule: ["agreement", "there was a rule about this", "there was no rule about this"],
  settled: ["agreement", "it had been agreed on before", "it had never been agreed on"],
  told: ["warning", "{C} had brought it up with {D} before filing", "{C} had not brought it up with {D} before filing"],
  coming: ["warning", "somebody saw this case coming", "nobody saw this case coming", "coming"],
  mood: ["harm", "it has spoiled somebody's day", "it has spoiled nobody's day"],
  friend: ["harm", "a friend has had to listen to this", "no friend has had to listen to this", "heard"],
  laughed: ["permission", "{C} has laughed about it, if only once", "{C} has not laughed about it, not even once"],
  sorry: ["remedy", "somebody has said sorry", "nobody has said sorry"],
  month: ["proportion", "this will be funny in a month", "this will not be funny in a month", "laugh"],
  drink: [
    "proportion",
    "a hot drink and ten minutes would have done",
    "a hot drink and ten minutes would not have done",
  ],
  year: ["proportion", "it will be forgotten in a year", "it will not be forgotten in a year", "small"],
  court: ["proportion", "this could have been settled without a court", "this could not be settled without a court"],
  most: ["view", "most people would have let it go", "most people would not have let it go"],
  side: ["view", "both sides have a point", "not both sides have a point", "sides"],
  sleep: ["proportion", "everybody will sleep tonight all the same", "not everybody will sleep tonight", "small"],
  meal: [
    "proportion",
    "it would look smaller after a good meal",
    "it would look no smaller after a good meal",
    "small",
  ],
  worse: ["view", "worse has been forgiven", "nothing worse has been forgiven", "worse"],
  otherwise: ["view", "{D} would tell it differently", "{D} would tell it no differently", "sides"],
  small: ["view", "it is a small thing, seen from outside", "it is no small thing, even seen from outside", "small"],
  elsewhere: [
    "you",
    "{p} has told this story to somebody else already",
    "{p} has told this story to nobody else",
    "heard",
  ],
  bathroom: [
    "you",
    "{p} has won this argument alone in the bathroom",
    "{p} has never won this argument alone in the bathroom",
    "win",
  ],
  fun: ["you", "{p} is enjoying this a little", "{p} is not enjoying this at all"],
  voice: ["you", "{p} raised a voice about it, if only a little", "{p} did not raise a voice about it"],
  sentence: ["you", "{p} would take the sentence", "{p} would not take the sentence"],
  win: ["you", "{p} expects to win", "{p} does not expect to win", "win"],
  swap: ["you", "{p} could tell the other side fairly", "{p} could not tell the other side fairly"],
  sting: ["you", "{p} still minds a little today", "{p} does not mind today"],
  wrong: ["you", "{p} has been wrong about a thing like this", "{p} has never been wrong about a thing like this"],
} as const satisfies Record<string, SharedTelling>;

export type SharedQuestion = keyof typeof SHARED_QUESTIONS;

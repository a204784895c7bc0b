import { countCharacters, normalizeText } from "../text";
import { TOPIC_LENGTH } from "./topic";

/** From so many code points on a topic has a detail in it, and is told so. */
const DETAILED_FROM = 50;

/** A topic is one line on a card: blanks in a row are one, line feeds too. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/gu, " ");
}

export const topicTooLong = (length: number) =>
  `A topic has at most ${TOPIC_LENGTH.max} characters; this one has ${length}.`;

export interface TopicLength {
  /** How much of the way to the shortest topic is behind, from 0 to 1. */
  progress: number;
  state: "short" | "enough" | "detailed" | "too_long";
}

/** How long a topic is that is being written. */
export function measureTopic(text: string): TopicLength {
  const length = [...onOneLine(normalizeText(text))].length;
  const progress = Math.min(1, length / TOPIC_LENGTH.min);
  // Too much is counted with every blank, as by the counter below the field.
  if (countCharacters(text) > TOPIC_LENGTH.max) return { progress, state: "too_long" };
  if (progress < 1) return { progress, state: "short" };
  return { progress, state: length < DETAILED_FROM ? "enough" : "detailed" };
}

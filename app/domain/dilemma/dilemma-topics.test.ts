import * as v from "valibot";
import { expect, test } from "vitest";
import { dilemmaSchema } from "./dilemma";
import { DILEMMA_TOPICS } from "./dilemma-topics";

/** In code points: a topic is read at a glance. */
const TOPIC_MAX = 160;

test("there are sixty topics, and no two alike", () => {
  expect(new Set(DILEMMA_TOPICS.map((topic) => topic.toLowerCase())).size).toBe(60);
});

test("every topic is a dilemma as it would be kept, and short", () => {
  for (const topic of DILEMMA_TOPICS) {
    expect(v.parse(dilemmaSchema, topic)).toBe(topic);
    expect([...topic].length, topic).toBeLessThanOrEqual(TOPIC_MAX);
  }
});

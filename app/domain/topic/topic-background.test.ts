import { expect, test } from "vitest";
import { HOUSE_TOPICS } from "./house-topics";
import { TOPIC_BACKGROUNDS, topicBackground } from "./topic-background";

test("a topic has one background of eight, always the same", () => {
  const uuid = "69a41532-2664-4023-858e-4ef2c49399bd";
  expect(topicBackground(uuid)).toBe("/topics/street.svg");
  expect(topicBackground(uuid)).toBe(topicBackground(uuid));
});

test("every background has topics, and none has most of them", () => {
  const counts = TOPIC_BACKGROUNDS.map(
    (name) => HOUSE_TOPICS.filter(({ uuid }) => topicBackground(uuid) === `/topics/${name}.svg`).length,
  );
  expect(counts).toHaveLength(8);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(HOUSE_TOPICS.length / 4);
});

import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { submitTopicSchema } from "./topic-input";
import { measureTopic } from "./topic-length";

const userUuid = "00000000-0000-4000-8000-000000000000";
const isTaken = (topicText: string) => v.safeParse(submitTopicSchema, { userUuid, topicText }).success;

describe("a topic that is being written", () => {
  it.each([
    ["", 0, "short"],
    ["Crocs", 0.5, "short"],
    ["  nine nine  ", 0.9, "short"],
    ["ten tenten", 1, "enough"],
    ["👩‍👩‍👧 in socks", 1, "enough"],
    ["x".repeat(49), 1, "enough"],
    ["x".repeat(50), 1, "detailed"],
    ["🧦".repeat(280), 1, "detailed"],
    ["🧦".repeat(281), 1, "too_long"],
  ])("such as “%s” is %f of the way, and %s", (text, progress, state) => {
    expect(measureTopic(text)).toEqual({ progress, state });
  });

  it("gets nowhere by blanks, and too far by them", () => {
    expect(measureTopic("so\n\n\n\n\n\n\n\nshort")).toEqual({ progress: 0.8, state: "short" });
    expect(measureTopic(`${"x".repeat(100)}${" ".repeat(100)}${"x".repeat(100)}`).state).toBe("too_long");
  });

  it("can be handed in just when it is neither short nor too long", () => {
    const texts = ["Crocs", "a\n\n\n\n\n\n\n\n\nb", "Wearing socks in sandals.", "x".repeat(280), "x".repeat(281)];
    for (const text of texts) {
      expect(isTaken(text), text).toBe(["enough", "detailed"].includes(measureTopic(text).state));
    }
  });
});

import { describe, expect, it } from "vitest";
import { type DrawnTopics, drawTopic, NO_TOPICS, takeTopicBack } from "./drawn-topics";

const OWN = "Text back now, or leave it?";
const [TEA, BED] = ["Tea or coffee?", "Should I make the bed?"];

function takenBack(topics: DrawnTopics, text: string) {
  return takeTopicBack(topics, text) ?? { text: "nothing", topics: NO_TOPICS };
}

describe("a topic in the box", () => {
  it("keeps what was written there, over any number of topics, and gives it back", () => {
    const once = drawTopic(NO_TOPICS, OWN, TEA);
    const twice = drawTopic(once, TEA, BED);
    expect(takenBack(twice, BED)).toEqual({ text: OWN, topics: NO_TOPICS });
  });

  it.each(["", " \n", TEA])("keeps nothing of %j, which nobody wrote", (text) => {
    expect(takeTopicBack(drawTopic({ drawn: TEA, replaced: [] }, text, BED), BED)).toBeNull();
  });

  it("is the person's own once they have changed it: neither text is lost, whatever is pressed", () => {
    const changed = `${BED} It is noon.`;
    const topics = drawTopic(drawTopic(NO_TOPICS, OWN, BED), changed, TEA);
    const first = takenBack(topics, TEA);
    expect(first.text).toBe(changed);
    const second = takenBack(first.topics, first.text);
    expect(second.text).toBe(OWN);
    expect(takenBack(second.topics, second.text).text).toBe(changed);
  });
});

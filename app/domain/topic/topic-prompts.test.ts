import { expect, test } from "vitest";
import { HOUSE_TOPICS } from "./house-topics";
import { screenTopic } from "./screening/screen-topic";
import { measureTopic } from "./topic-length";
import { TOPIC_PROMPTS } from "./topic-prompts";

test("every prompt for a topic can be handed in as it is: the desk would have nothing to mark, and no topic is like it", () => {
  for (const [place, prompt] of TOPIC_PROMPTS.entries()) {
    const others = [...HOUSE_TOPICS.map(({ title }) => title), ...TOPIC_PROMPTS.slice(0, place)];
    expect(screenTopic(prompt, others, []), prompt).toEqual({ refusal: null, marks: [] });
    expect(["enough", "detailed"]).toContain(measureTopic(prompt).state);
  }
});

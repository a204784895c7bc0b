import { countCharacters } from "../text";

/** What became of the box's text while topics were drawn into it. */
export interface DrawnTopics {
  /** The topic that was drawn last. It is nobody's own words until it is changed. */
  drawn: string | null;
  /** What the person had written where a topic now stands, the latest at the end. */
  replaced: readonly string[];
}

export const NO_TOPICS: DrawnTopics = { drawn: null, replaced: [] };

/** A topic takes the place of a text, which is kept where the person wrote it. */
export function drawTopic(topics: DrawnTopics, text: string, topic: string): DrawnTopics {
  const kept = isOwn(topics, text) ? [text] : [];
  return { drawn: topic, replaced: [...topics.replaced, ...kept] };
}

/**
 * The text that the last topic replaced comes back, or null where there is none. A topic that was changed meanwhile is
 * the person's own as well, so it takes its turn behind the others.
 */
export function takeTopicBack(topics: DrawnTopics, text: string): { text: string; topics: DrawnTopics } | null {
  const back = topics.replaced.at(-1);
  if (back === undefined) return null;
  const kept = isOwn(topics, text) ? [text] : [];
  return { text: back, topics: { drawn: null, replaced: [...kept, ...topics.replaced.slice(0, -1)] } };
}

function isOwn({ drawn }: DrawnTopics, text: string): boolean {
  return text !== drawn && countCharacters(text) > 0;
}

/** The scenes that a topic's card can have behind it, as `scripts/topics` draws them. */
export const TOPIC_BACKGROUNDS = [
  "kitchen",
  "train",
  "office",
  "cinema",
  "beach",
  "street",
  "living-room",
  "supermarket",
] as const;

/** The picture behind a topic: always the same one, by the last digit of its uuid. */
export function topicBackground(uuid: string): string {
  const digit = Number.parseInt(uuid.slice(-1), 16);
  return `/topics/${TOPIC_BACKGROUNDS[digit % TOPIC_BACKGROUNDS.length] ?? TOPIC_BACKGROUNDS[0]}.svg`;
}

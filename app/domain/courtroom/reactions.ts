import * as v from "valibot";

/** The reactions that a court accepts, each with what a screen reader says for it, in the order of the bar. */
export const REACTIONS = [
  { emoji: "😂", name: "Laugh" },
  { emoji: "😭", name: "Cry" },
  { emoji: "💀", name: "Skull" },
  { emoji: "🔥", name: "Fire" },
  { emoji: "👍", name: "Thumbs up" },
  { emoji: "👎", name: "Thumbs down" },
  { emoji: "❤️", name: "Heart" },
  { emoji: "😮", name: "Surprised face" },
] as const;

export type Reaction = (typeof REACTIONS)[number]["emoji"];

/** Every accepted reaction by its emoji, for schemas. */
export const REACTION_EMOJI: readonly Reaction[] = REACTIONS.map(({ emoji }) => emoji);

/** The picker on a message shows these; the bar below it all of them (docs/rules.md#reactions). */
export const PICKER_REACTIONS = REACTIONS.slice(0, 7);

/** Who reacted to a message, by emoji: uuids in the order in which they did. An emoji that nobody chose is left out. */
export const reactionsSchema = v.record(v.picklist(REACTION_EMOJI), v.array(v.string()));
export type Reactions = Partial<v.InferOutput<typeof reactionsSchema>>;

/** Whether somebody has put this reaction on a message. */
export function hasReacted(reactions: Reactions, reaction: Reaction, userUuid: string): boolean {
  return reactions[reaction]?.includes(userUuid) ?? false;
}

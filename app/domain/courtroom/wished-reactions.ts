import type { Reacted, ReactionWish } from "./reaction-wish";
import { REACTION_EMOJI, type Reactions } from "./reactions";

/** A message's reactions as the person who wishes sees them. */
export function wishedReactions(
  { uuid, reactions }: Reacted,
  wishes: readonly ReactionWish[],
  userUuid: string,
): Reactions {
  const own = wishes.filter(({ messageUuid }) => messageUuid === uuid);
  if (own.length === 0) return reactions;
  const shown: Reactions = {};
  for (const emoji of REACTION_EMOJI) {
    const wish = own.find(({ reaction }) => reaction === emoji);
    const others = (reactions[emoji] ?? []).filter((who) => wish === undefined || who !== userUuid);
    const all = wish?.isOn === true ? [...others, userUuid] : others;
    if (all.length > 0) shown[emoji] = all;
  }
  return shown;
}

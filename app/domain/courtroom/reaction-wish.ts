import type { Reaction, Reactions } from "./reactions";

/**
 * How a person wants their own reaction to stand. The court only knows how to toggle, so no toggle is sent while
 * another of the same reaction is unanswered: a tap in the meantime changes the wish, and the answer shows whether one
 * more is due.
 */
export interface ReactionWish {
  messageUuid: string;
  reaction: Reaction;
  isOn: boolean;
  isSent: boolean;
}

export interface Reacted {
  uuid: string;
  reactions: Reactions;
}

export function hasReacted(reactions: Reactions, reaction: Reaction, userUuid: string): boolean {
  return reactions[reaction]?.includes(userUuid) ?? false;
}

/** The wishes after a tap on a reaction. */
export function toggleWish(
  wishes: readonly ReactionWish[],
  { uuid: messageUuid, reactions }: Reacted,
  reaction: Reaction,
  userUuid: string,
): readonly ReactionWish[] {
  const known = wishes.find((wish) => isSame(wish, messageUuid, reaction));
  if (known === undefined) {
    const isOn = !hasReacted(reactions, reaction, userUuid);
    return [...wishes, { messageUuid, reaction, isOn, isSent: false }];
  }
  // Neither sent nor wanted any more: as if it had never been tapped.
  if (!known.isSent) return wishes.filter((wish) => wish !== known);
  return wishes.map((wish) => (wish === known ? { ...wish, isOn: !wish.isOn } : wish));
}

function isSame(wish: ReactionWish, messageUuid: string, reaction: Reaction): boolean {
  return wish.messageUuid === messageUuid && wish.reaction === reaction;
}

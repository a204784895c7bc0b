import { REACTION_EMOJI, type Reaction, type Reactions } from "./reactions";

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

interface Reacted {
  uuid: string;
  reactions: Reactions;
}

function hasReacted(reactions: Reactions, reaction: Reaction, userUuid: string): boolean {
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

/** The wishes once the court says how a message's reactions stand now. */
export function settleWishes(
  wishes: readonly ReactionWish[],
  before: Reacted,
  after: Reactions,
  userUuid: string,
): readonly ReactionWish[] {
  return wishes.flatMap((wish) => {
    if (wish.messageUuid !== before.uuid) return [wish];
    const isOn = hasReacted(after, wish.reaction, userUuid);
    // What the other party did to the same message answers nothing of ours.
    if (isOn === hasReacted(before.reactions, wish.reaction, userUuid)) return [wish];
    return isOn === wish.isOn ? [] : [{ ...wish, isSent: false }];
  });
}

/** The wishes after a connection broke: what is fulfilled is done with, the rest is to be sent again. */
export function wishesAfterReturn(
  wishes: readonly ReactionWish[],
  messages: readonly Reacted[],
  userUuid: string,
): readonly ReactionWish[] {
  return wishes.flatMap((wish) => {
    const message = messages.find(({ uuid }) => uuid === wish.messageUuid);
    if (message === undefined || hasReacted(message.reactions, wish.reaction, userUuid) === wish.isOn) return [];
    return [{ ...wish, isSent: false }];
  });
}

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

function isSame(wish: ReactionWish, messageUuid: string, reaction: Reaction): boolean {
  return wish.messageUuid === messageUuid && wish.reaction === reaction;
}

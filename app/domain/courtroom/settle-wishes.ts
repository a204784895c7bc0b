import type { Reacted, ReactionWish } from "./reaction-wish";
import { hasReacted, type Reactions } from "./reactions";

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

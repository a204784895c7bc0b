import type { CourtEvent } from "./court-view";
import { hasReacted, type Reaction, type Reactions } from "./reactions";

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

/** A tap on a reaction as an event of the view. */
export function reacted(messageUuid: string, reaction: Reaction): CourtEvent {
  return {
    type: "changed",
    change(view) {
      const message = view.messages.find(({ uuid }) => uuid === messageUuid);
      if (message === undefined) return view;
      return { ...view, wishes: toggleWish(view.wishes, message, reaction, view.userUuid) };
    },
  };
}

function toggleWish(
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

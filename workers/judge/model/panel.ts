import type { ChatModel } from "./chat-model";

/** The models of one case in their order: the one that sits, and those behind it. */
export interface Panel {
  /** Of the model that sits. */
  readonly id: string;
  readonly sitting: ChatModel;
  /** Whether somebody is behind the one who sits. */
  readonly hasReserve: boolean;
  /**
   * Puts the next in the place of one that failed, for the rest of the case: one judge's words don't stand beside
   * another's finding for longer than they must. False where there is none.
   */
  replace(): boolean;
}

export function openPanel(first: ChatModel, ...reserves: ChatModel[]): Panel {
  let sitting = first;
  const waiting = [...reserves];
  return {
    get id() {
      return sitting.id;
    },
    get sitting() {
      return sitting;
    },
    get hasReserve() {
      return waiting.length > 0;
    },
    replace() {
      const next = waiting.shift();
      sitting = next ?? sitting;
      return next !== undefined;
    },
  };
}

import { type ChatModel, toModelFault } from "./chat-model";

/** How long the first model gets for a call, in milliseconds: what is left of a case must do for the second. */
const FIRST_MILLISECONDS = 12_000;

/**
 * A model with a second one behind it, for one case: where the first fails, the second answers in its place and goes on
 * for the rest of the case, so that one judge's words don't stand beside another's finding for longer than they must.
 * `id` is that of the one who sits.
 */
export function withReserve(
  first: ChatModel,
  second: ChatModel,
  { milliseconds = FIRST_MILLISECONDS }: { milliseconds?: number } = {},
): ChatModel {
  let sitting = first;
  return {
    get id() {
      return sitting.id;
    },
    async complete(request) {
      if (sitting === second) return second.complete(request);
      try {
        const signal = AbortSignal.any([request.signal, AbortSignal.timeout(milliseconds)]);
        return await first.complete({ ...request, signal });
      } catch (error) {
        if (request.signal.aborted) throw toModelFault(error);
        sitting = second;
        return second.complete(request);
      }
    },
  };
}

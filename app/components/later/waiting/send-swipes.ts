import { ApiError, fetchApi } from "~/browser/api";
import { readStored, type StoredPlace, storedBelow, writeStored } from "~/browser/storage/stored";
import { answerOf } from "~/domain/deck/answer";
import { readUnsent, writeUnsent } from "~/domain/deck/deck-state";

/** What became of what waited: null where nothing went out, or it waits on. */
export type Outcome = "sent" | "refused" | null;

/** Refusals after which the same answer may pass later: no session, too slow, too much at once. */
const MAY_PASS_LATER = [401, 408, 429];

/**
 * Sends what was swiped of a deck, one after the other, once no page of that deck is open any more (`holdOutbox`). What
 * the court has is forgotten at once, and so is what it will never take. An answer that arrives twice counts once.
 */
export async function sendSwipes(
  outbox: StoredPlace,
  path: string,
  { uuid, userUuid }: { uuid: string; userUuid: string },
  signal: AbortSignal,
): Promise<Outcome> {
  const place = storedBelow(outbox, uuid, userUuid);
  return navigator.locks.request(place.key, { signal }, async () => {
    let outcome: Outcome = null;
    for (;;) {
      const [step, ...later] = readUnsent(readStored(place) ?? "");
      if (step?.intent !== "answer" || signal.aborted) return outcome;
      const body = { userUuid, questionUuid: step.questionUuid, ...answerOf(step.plea) };
      try {
        await fetchApi(path, { method: "POST", body });
        outcome ??= "sent";
      } catch (error) {
        if (!isFinal(error)) return outcome;
        outcome = "refused";
      }
      writeStored(place, writeUnsent(later) || null);
    }
  });
}

function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && !MAY_PASS_LATER.includes(error.status);
}

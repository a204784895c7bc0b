import { openCourtConnection } from "~/components/courtroom/connection/court-connection";
import { recallOutbox } from "~/components/courtroom/connection/inherit-outbox";
import { forgetPending, keepRefused, outboxEntry, type Speaker } from "~/components/courtroom/connection/kept-words";
import { FLOOD_REST_MS, isWorthWaiting } from "~/domain/courtroom/outbox";
import type { ServerMessage } from "~/domain/courtroom/protocol";
import type { Outcome } from "./send-swipes";

type KeptMessage = ReturnType<typeof recallOutbox>[number];

/**
 * Says in a courtroom what windows have left unsent that are gone, as their heir (see `inheritOutbox`). What the court
 * refuses is kept for its writer, and not tried again from here.
 */
export async function sendWords(speaker: Speaker, signal: AbortSignal): Promise<Outcome> {
  const windows = new Set(toSay(speaker).map(({ windowId }) => windowId));
  let outcome: Outcome = null;
  for (const windowId of windows) {
    const key = outboxEntry(speaker, windowId).key;
    await navigator.locks.request(key, { signal }, async () => {
      const left = toSay(speaker).filter((kept) => kept.windowId === windowId);
      const said = left.length > 0 ? await sayAll(speaker, left, signal) : null;
      if (outcome !== "refused") outcome = said ?? outcome;
    });
  }
  return outcome;
}

function toSay(speaker: Speaker): KeptMessage[] {
  return recallOutbox(speaker).filter(({ isRefused }) => !isRefused);
}

/** One at a time, so that they stand in the order in which they were written. Resolves once nothing is left to say. */
function sayAll(speaker: Speaker, messages: readonly KeptMessage[], signal: AbortSignal): Promise<Outcome> {
  const { courtroomUuid, userUuid } = speaker;
  return new Promise((resolve) => {
    let left = messages;
    let outcome: Outcome = null;
    let rest: ReturnType<typeof setTimeout> | undefined;

    const finish = () => {
      clearTimeout(rest);
      signal.removeEventListener("abort", finish);
      court.close();
      resolve(outcome);
    };
    const sayNext = () => {
      const [next] = left;
      if (next === undefined) return finish();
      const { content, clientId } = next;
      court.send({ type: "SEND_MESSAGE", payload: { courtroomUuid, senderUuid: userUuid, content, clientId } });
    };
    /** Whatever the court says of the message that is under way. */
    const settle = (how: "sent" | "refused") => {
      const [done, ...later] = left;
      if (done === undefined) return;
      if (how === "sent") forgetPending(speaker, done.clientId);
      else keepRefused(speaker, done);
      outcome = how === "refused" ? how : (outcome ?? how);
      left = later;
      sayNext();
    };
    const hear = ({ type, payload }: ServerMessage) => {
      if (type === "COURTROOM_JOINED") return sayNext();
      if (type === "NEW_MESSAGE" && payload.clientId === left[0]?.clientId) return settle("sent");
      if (type !== "ERROR") return;
      if (isWorthWaiting(payload.code)) rest = setTimeout(sayNext, FLOOD_REST_MS);
      else if (payload.clientId === left[0]?.clientId) settle("refused");
      // Nobody may speak there, or the court has tripped: it waits for its own page.
      else finish();
    };
    const court = openCourtConnection(speaker, {
      onConnecting: () => undefined,
      onOpen: () => court.send({ type: "join", payload: { courtroomUuid, userUuid } }),
      onMessage: hear,
      onLost: () => clearTimeout(rest),
      onClosed: finish,
    });
    signal.addEventListener("abort", finish);
  });
}

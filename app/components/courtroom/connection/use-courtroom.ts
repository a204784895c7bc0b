import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { showToast } from "~/browser/toast";
import {
  type CourtEvent,
  type CourtView,
  nextTick,
  openCourtView,
  reduceCourtView,
} from "~/domain/courtroom/court-view";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import type { PendingMessage } from "~/domain/courtroom/outbox";
import type { ServerMessage } from "~/domain/courtroom/protocol";
import { TOO_SERIOUS } from "~/domain/screening/support";
import type { CourtConnection } from "./court-connection";
import { forgetPending, keepPending, type Speaker } from "./kept-words";
import { openConnectionLater } from "./open-later";

interface CourtroomInput {
  userUuid: string;
  /** As the page was read last. */
  courtroom: Courtroom;
  /**
   * A message was too serious for this court (docs/rules.md#too-serious-in-court). Nobody but its writer hears of it.
   */
  onTooSerious: (content: string) => void;
}

/** A party's courtroom: what to show of it, and what can be done in it. */
export function useCourtroom({ userUuid, courtroom, onTooSerious }: CourtroomInput) {
  const [view, dispatch] = useReducer(reduceCourtView, null, () => openCourtView(userUuid, courtroom));
  const connection = useRef<CourtConnection | null>(null);
  const latest = useRef<CourtView>(view);
  const courtroomUuid = courtroom.uuid;

  useEffect(() => {
    latest.current = view;
  });

  const takeMessage = useCallback(
    (message: ServerMessage, event: CourtEvent) => {
      dispatch(event);
      showToastOf(message);
      if (message.type !== "ERROR" || message.payload.code !== TOO_SERIOUS) return;
      const { clientId } = message.payload;
      const pending = latest.current.outbox.find((each) => each.clientId === clientId);
      if (pending !== undefined) onTooSerious(pending.content);
    },
    [onTooSerious],
  );

  useEffect(() => {
    const opened = openConnectionLater(
      { userUuid, courtroomUuid },
      {
        onConnecting: () => dispatch({ type: "connection", connection: "connecting" }),
        onOpen: () => {
          dispatch({ type: "connection", connection: "joining" });
          opened.join(latest.current);
        },
        onMessage: takeMessage,
        onLost: () => dispatch({ type: "connection", connection: "lost" }),
        onClosed: (because) => dispatch({ type: "closed", because }),
      },
    );
    connection.current = opened;
    return () => opened.close();
  }, [userUuid, courtroomUuid, takeMessage]);

  useEffect(() => {
    for (const what of connection.current?.sendDue(view) ?? []) dispatch({ type: "sent", what });
  }, [view]);

  const tickAt = nextTick(view);
  useEffect(() => {
    if (tickAt === null) return;
    const timer = setTimeout(() => dispatch({ type: "ticked", at: Date.now() }), Math.max(0, tickAt - Date.now()));
    return () => clearTimeout(timer);
  }, [tickAt]);

  useEffect(() => dispatch({ type: "read", courtroom }), [courtroom]);
  useKeptOutbox(userUuid, courtroomUuid, view.outbox, (outbox) => dispatch({ type: "restored", outbox }));
  const isRecalling = usePastMessages(view, (messages) => dispatch({ type: "recalled", messages }));

  const say = useCallback((content: string) => {
    dispatch({ type: "said", clientId: crypto.randomUUID(), content, at: Date.now() });
  }, []);
  const tellTyping = useCallback(
    (isTyping: boolean) => {
      if (latest.current.connection !== "live") return;
      connection.current?.send({ type: "TYPING_INDICATOR", payload: { courtroomUuid, userUuid, isTyping } });
    },
    [courtroomUuid, userUuid],
  );
  const retry = useCallback((clientId: string) => dispatch({ type: "retried", clientId }), []);
  const takeBack = useCallback((clientId: string) => dispatch({ type: "taken_back", clientId }), []);
  const wantDecision = useCallback(() => dispatch({ type: "decision_wanted" }), []);
  const withdrawRequest = useCallback(() => dispatch({ type: "decision_withdrawn" }), []);
  const look = useCallback((isLooking: boolean) => dispatch({ type: "looked", isLooking }), []);

  return { view, isRecalling, say, tellTyping, react: dispatch, retry, takeBack, wantDecision, withdrawRequest, look };
}

/** What few messages say beside the page: the first that comes, which is none of those, brings the words for it. */
function showToastOf(message: ServerMessage): void {
  import("~/domain/courtroom/court-toast").then(
    ({ toastOf }) => {
      const toast = toastOf(message);
      if (toast !== null) showToast(toast);
    },
    () => undefined,
  );
}

/**
 * Keeps what is pending for whichever window comes after this one, until the court has it or its writer takes it back,
 * and takes over what others have left.
 */
function useKeptOutbox(
  userUuid: string,
  courtroomUuid: string,
  outbox: readonly PendingMessage[],
  onRestored: (outbox: readonly PendingMessage[]) => void,
): void {
  const kept = useRef<readonly PendingMessage[]>([]);
  const restore = useRef(onRestored);
  const [windowId] = useState(() => crypto.randomUUID());

  useEffect(() => {
    let leave: (() => void) | null = () => undefined;
    import("./inherit-outbox").then(
      ({ inheritOutbox }) => {
        if (leave !== null)
          leave = inheritOutbox({ userUuid, courtroomUuid }, windowId, (left) => restore.current(left));
      },
      // What was left waits for the next visit.
      () => undefined,
    );
    return () => {
      leave?.();
      leave = null;
    };
  }, [userUuid, courtroomUuid, windowId]);

  useEffect(() => {
    const speaker: Speaker = { userUuid, courtroomUuid };
    const before = new Set(kept.current.map(({ clientId }) => clientId));
    const now = new Set(outbox.map(({ clientId }) => clientId));
    for (const pending of outbox) if (!before.has(pending.clientId)) keepPending(speaker, pending, windowId);
    for (const clientId of before) if (!now.has(clientId)) forgetPending(speaker, clientId);
    kept.current = outbox;
  }, [userUuid, courtroomUuid, outbox, windowId]);
}

/** Reads what was said in a settled courtroom whose court says nothing of it. Gives whether it is under way. */
function usePastMessages(view: CourtView, onRecalled: (messages: CourtView["messages"]) => void): boolean {
  const { courtroom, messages, hasJoined, connection } = view;
  const [hasAsked, setAsked] = useState(false);
  const isDue =
    !hasAsked && courtroom.status === "settled" && messages.length === 0 && (hasJoined || connection === "closed");
  const recalled = useRef(onRecalled);

  useEffect(() => {
    if (!isDue) return;
    import("./past-messages")
      .then(({ fetchPastMessages }) => fetchPastMessages(courtroom.uuid))
      .then(
        (past) => recalled.current(past),
        // The transcript is then missing beside a verdict that stands; a reload asks again.
        () => undefined,
      )
      .finally(() => setAsked(true));
  }, [isDue, courtroom.uuid]);

  return isDue;
}

import * as v from "valibot";
import { type CourtEvent, nextTick, openCourtView, reduceCourtView } from "~/domain/courtroom/court-view";
import { dueMessages, joinMessage } from "~/domain/courtroom/due-messages";
import { type OutgoingMessage, type ServerMessage, serverMessageSchema } from "~/domain/courtroom/protocol";
import { heard } from "~/domain/courtroom/reduce-server-message";
import { openConnection } from "./connection.mjs";
import { addressOf } from "./court";
import type { OpenParty } from "./party";

/**
 * A party with the page's own rules of what a browser shows and what it owes the court: its outbox, its repeats and its
 * questions for what it missed. It reads what arrives, as a person does who looks on.
 */
export const openBrowserParty: OpenParty = (court, place, client, ear) => {
  const { userUuid, courtroom } = place;
  let view = reduceCourtView(openCourtView(userUuid, courtroom), { type: "looked", isLooking: true });
  let connection: ReturnType<typeof openConnection> | null = null;
  let isDark = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cookies: string[] = [];

  function take(event: CourtEvent): void {
    view = reduceCourtView(view, event);
    for (const { socketMessage, what } of dueMessages(view)) {
      transmit(socketMessage);
      view = reduceCourtView(view, { type: "sent", what });
    }
    clearTimeout(timer);
    const tickAt = nextTick(view);
    if (tickAt !== null) timer = setTimeout(() => take({ type: "ticked", at: Date.now() }), tickAt - Date.now());
  }

  /** In the dark a browser believes that it has sent. */
  function transmit(socketMessage: OutgoingMessage): void {
    if (!isDark) connection?.send(JSON.stringify(socketMessage));
  }

  function listen(socketMessage: ServerMessage): void {
    take(heard(socketMessage, Date.now()));
    if (socketMessage.type === "ERROR") ear.fault(`refused: ${socketMessage.payload.code}`);
    if (socketMessage.type === "NEW_MESSAGE") ear.heard(socketMessage.payload.clientId, userUuid);
    if (socketMessage.type !== "COURTROOM_JOINED") return;
    for (const { clientId } of socketMessage.payload.messages) ear.heard(clientId, userUuid);
  }

  return {
    place,
    connect: () =>
      new Promise((resolve) => {
        connection?.cut();
        isDark = false;
        take({ type: "connection", connection: "lost" });
        const opened = openConnection(addressOf(court, place, client, cookies), {
          onCookies(given) {
            if (given.length > 0) cookies = given;
          },
          onOpen() {
            take({ type: "connection", connection: "joining" });
            transmit(joinMessage(view));
          },
          onText(text) {
            if (connection !== opened || isDark) return;
            listen(v.parse(serverMessageSchema, JSON.parse(text)));
            if (view.connection === "live") resolve();
          },
          onClose: (code) => connection === opened && !isDark && ear.fault(`connection broken: ${code}`),
        });
        connection = opened;
        take({ type: "connection", connection: "connecting" });
      }),
    say: (clientId, content) => take({ type: "said", clientId, content, at: Date.now() }),
    goDark() {
      isDark = true;
    },
    leave() {
      isDark = true;
      clearTimeout(timer);
      connection?.close();
    },
  };
};

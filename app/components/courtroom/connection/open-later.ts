import type { CourtConnection, CourtConnectionEvents, openCourtConnection } from "./court-connection";

/** How long to wait before a script that could not be had is asked for again, in milliseconds. */
const ASK_AGAIN_MS = 3_000;

/** Fetched after the page, so that a courtroom is there at once: nothing is heard before it is drawn anyway. */
const fetchConnection = () => import("./court-connection");

/** Opens a connection as `openCourtConnection` does, once its script is there. Until then nothing goes out. */
export function openConnectionLater(
  speaker: Parameters<typeof openCourtConnection>[0],
  events: CourtConnectionEvents,
  fetchScript: () => Promise<{ openCourtConnection: typeof openCourtConnection }> = fetchConnection,
): CourtConnection {
  let connection: CourtConnection | null = null;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    fetchScript().then(
      (fetched) => {
        if (!isClosed) connection = fetched.openCourtConnection(speaker, events);
      },
      () => {
        if (isClosed) return;
        events.onLost();
        timer = setTimeout(open, ASK_AGAIN_MS);
      },
    );
  }
  open();

  return {
    send: (message) => connection?.send(message) ?? false,
    join: (view) => connection?.join(view),
    sendDue: (view) => connection?.sendDue(view) ?? [],
    close() {
      isClosed = true;
      clearTimeout(timer);
      connection?.close();
    },
  };
}

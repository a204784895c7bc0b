import * as v from "valibot";
import { openConnection } from "./connection.mjs";
import { addressOf, type Court, type Place } from "./court";

/** One end of a courtroom under load. */
export interface Party {
  place: Place;
  /** Opens a connection, in place of one that was there. Resolves once the court talks to this party. */
  connect: () => Promise<void>;
  say: (clientId: string, content: string) => void;
  /** From here on nothing passes either way, and nobody is told: a phone in a lift. `connect` ends it. */
  goDark: () => void;
  leave: () => void;
}

/** Where parties report to. */
export interface Ear {
  heard: (clientId: string, by: string) => void;
  /** Something that must not happen under any load. */
  fault: (what: string) => void;
}

export type OpenParty = (court: Court, place: Place, client: number, ear: Ear) => Party;

const socketMessageSchema = v.object({
  type: v.string(),
  payload: v.object({ clientId: v.nullish(v.string()), code: v.optional(v.string()) }),
});

/**
 * A party that costs the driver next to nothing and is the same for every server, so that what is measured is the
 * server. It makes up for nothing: what is said in the dark is lost.
 */
export const openLightParty: OpenParty = (court, place, client, ear) => {
  const { userUuid, courtroom } = place;
  let connection: ReturnType<typeof openConnection> | null = null;
  let isDark = false;

  function listen(text: string, onJoined: () => void): void {
    const { type, payload } = v.parse(socketMessageSchema, JSON.parse(text));
    if (type === "COURTROOM_JOINED") onJoined();
    else if (type === "ERROR") ear.fault(`refused: ${payload.code}`);
    else if (typeof payload.clientId === "string") ear.heard(payload.clientId, userUuid);
  }

  return {
    place,
    connect: () =>
      new Promise((resolve) => {
        connection?.cut();
        isDark = false;
        const opened = openConnection(addressOf(court, place, client), {
          onOpen() {
            if (court.isProduct) opened.send(socketMessageOf("join", { userUuid, courtroomUuid: courtroom.uuid }));
            else resolve();
          },
          onText: (text) => connection === opened && !isDark && listen(text, resolve),
          onClose: (code) => connection === opened && !isDark && ear.fault(`connection broken: ${code}`),
        });
        connection = opened;
      }),
    say(clientId, content) {
      const said = { courtroomUuid: courtroom.uuid, senderUuid: userUuid, content, clientId };
      if (!isDark) connection?.send(socketMessageOf("SEND_MESSAGE", said));
    },
    goDark() {
      isDark = true;
    },
    leave() {
      isDark = true;
      connection?.close();
    },
  };
};

function socketMessageOf(type: string, payload: object): string {
  return JSON.stringify({ type, payload });
}

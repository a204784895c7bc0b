import type { ServerMessage } from "~/domain/courtroom/protocol";
import { countBySocket, type History, received, revisionIn, said } from "./history";

/** On every socket messages come in order, so the revision at the moment of retiring is the last there is. */
export function changesAfterRetiring({ events }: History): string[] {
  const revisions = new Map<string, number>();
  const lasts = new Set<number>();
  let highest = 0;
  for (const event of events) {
    if (event.kind !== "received") continue;
    const revision = Math.max(revisions.get(event.socket) ?? 0, revisionIn(event.message) ?? 0);
    revisions.set(event.socket, revision);
    highest = Math.max(highest, revision);
    // A socket that joined before the court retired has been told of everything until then.
    if (isRetired(event.message)) lasts.add(revision);
  }
  return [...lasts].filter((last) => last !== highest).map((last) => `retired at ${last}, and went on to ${highest}`);
}

/** Messages in the record that were sent only after somebody had heard that the court has retired. */
export function lateWords(history: History): string[] {
  const heardAt = history.events.findIndex((event) => event.kind === "received" && isRetired(event.message));
  if (heardAt === -1) return [];
  const early = new Set(said(history).flatMap(({ index, clientId }) => (index < heardAt ? [clientId] : [])));
  return history.record.filter(({ clientId }) => !early.has(clientId)).map(({ clientId }) => `“${clientId}” came late`);
}

/** A socket is owed the announcement if it joined before the verdict and never closed. */
export function miscountedVerdicts(history: History): string[] {
  const counts = countBySocket(received(history, "VERDICT_GENERATED"));
  const closed = new Set(history.events.flatMap((event) => (event.kind === "closed" ? [event.socket] : [])));
  const joinedAs = new Map<string, string>();
  for (const { socket, message } of received(history, "COURTROOM_JOINED")) {
    if (!joinedAs.has(socket)) joinedAs.set(socket, message.payload.courtroom.status);
  }
  return [...joinedAs].flatMap(([socket, status]) => {
    const count = counts.get(socket) ?? 0;
    const isOwed = status !== "settled";
    const least = isOwed && !closed.has(socket) ? 1 : 0;
    return count >= least && count <= (isOwed ? 1 : 0) ? [] : [`${socket} heard it ${count} times`];
  });
}

/** Whoever heard of another verdict than the stored one. */
export function differingVerdicts(history: History): string[] {
  const [stored] = history.verdicts;
  if (stored === undefined) return [];
  const heard = [
    ...received(history, "VERDICT_GENERATED").map(({ socket, message }) => ({ socket, verdict: message.payload })),
    ...received(history, "VERDICT_READY").map(({ socket, message }) => ({ socket, verdict: message.payload.verdict })),
  ];
  return heard
    .filter(({ verdict }) => verdict.caseName !== stored.caseName || verdict.winner !== stored.winner)
    .map(({ socket }) => `${socket} heard another than is stored`);
}

/** Whether a message says that the court has retired or ruled. */
function isRetired({ type, payload }: ServerMessage): boolean {
  if (type === "COURTROOM_JOINED") return payload.isGenerating || payload.courtroom.status === "settled";
  return type === "VERDICT_GENERATION_STARTED" || type === "VERDICT_GENERATED";
}

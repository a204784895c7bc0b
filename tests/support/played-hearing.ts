import type { Courtroom, CourtroomVerdict } from "~/domain/courtroom/courtroom";
import { type Hearing, openHearing } from "~/domain/courtroom/hearing";
import type { AddressedMessage, HearingCommand, HearingStep } from "~/domain/courtroom/hearing-step";
import type { ServerMessage } from "~/domain/courtroom/protocol";
import { REACTION_EMOJI } from "~/domain/courtroom/reactions";
import { reduceHearing } from "~/domain/courtroom/reduce-hearing";
import { courtroomInSession, ROBIN, SAM } from "./court-in-memory";

export const VERDICT: CourtroomVerdict = {
  caseName: "Robin v. Sam",
  winner: "creator",
  rationale: "The pizza speaks for itself.",
  punishment: "Buy the next one.",
};

export const active = courtroomInSession();
export const pending: Courtroom = { ...active, status: "pending", opponent: null };
export const settled: Courtroom = { ...active, ...VERDICT, status: "settled", settledAt: "2026-01-01T13:00:00.000Z" };

let ids = 0;
export const says = (
  userUuid: string,
  content = "Objection!",
  more: { clientId?: string; at?: number } = {},
): HearingCommand => {
  ids += 1;
  return {
    kind: "say",
    userUuid,
    content,
    language: null,
    clientId: `client-${ids}`,
    uuid: `message-${ids}`,
    at: ids * 60_000,
    ...more,
  };
};
export const asks = (userUuid: string): HearingCommand => ({
  kind: "ask_for_decision",
  userUuid,
  lastReadMessageUuid: null,
  at: 5_000,
});
export const joins = (userUuid: string, since = 0, present: string[] = []): HearingCommand => ({
  kind: "join",
  userUuid,
  since,
  present,
  at: 0,
});
export const adopts = (courtroom: Courtroom, at = 20_000): HearingCommand => ({ kind: "adopt", courtroom, at });
export const reacts = (
  userUuid: string,
  messageUuid: string,
  reaction = REACTION_EMOJI[0] ?? "😂",
): HearingCommand => ({
  kind: "react",
  userUuid,
  messageUuid,
  reaction,
});

/** Runs commands one after the other. Gives the last step with all messages and changes on the way. */
export function play(start: Hearing, ...commands: HearingCommand[]): HearingStep {
  const nothing: HearingStep = { hearing: start, changes: [], socketMessages: [], docket: "none" };
  return commands.reduce((step, command) => {
    const next = reduceHearing(step.hearing, command);
    return {
      ...next,
      changes: [...step.changes, ...next.changes],
      socketMessages: [...step.socketMessages, ...next.socketMessages],
    };
  }, nothing);
}

export const inSession = openHearing(active);
export const retired = play(inSession, asks(ROBIN), asks(SAM)).hearing;
export const types = ({ socketMessages }: { socketMessages: AddressedMessage[] }) =>
  socketMessages.map(({ message }) => message.type);
export const errors = ({ socketMessages }: { socketMessages: AddressedMessage[] }) =>
  socketMessages.flatMap(({ message }) => (message.type === "ERROR" ? [message.payload.code] : []));
export const only = <Type extends ServerMessage["type"]>({ socketMessages }: HearingStep, type: Type) =>
  socketMessages.filter(({ message }) => message.type === type);

import type { CourtLine } from "./bench/court-line";
import type { Courtroom } from "./courtroom";
import type { Deliberation, HeardMessage, Hearing } from "./hearing";
import type { DeliberationReason, ServerMessage } from "./protocol";
import type { Reaction, Reactions } from "./reactions";

/**
 * What can happen in a courtroom, `at` in Unix milliseconds. People are parties of it: whoever calls has checked that.
 */
export type HearingCommand =
  /** The database says how the courtroom stands. */
  | { kind: "adopt"; courtroom: Courtroom; at: number }
  /** A guest turned out to be somebody else. */
  | { kind: "merge"; from: string; to: string; at: number }
  /** A socket asks for what came after a revision. `present` are the people connected before. */
  | { kind: "join"; userUuid: string; since: number; present: readonly string[]; at: number }
  /** A person's last socket is gone. */
  | { kind: "leave"; userUuid: string }
  /** Somebody says something that was screened. `uuid` and `language` are for it if it is new. */
  | {
      kind: "say";
      userUuid: string;
      content: string;
      language: string | null;
      clientId: string | undefined;
      uuid: string;
      at: number;
    }
  | { kind: "type"; userUuid: string; isTyping: boolean }
  | { kind: "react"; userUuid: string; messageUuid: string; reaction: Reaction }
  | { kind: "read"; userUuid: string; messageUuid: string }
  | { kind: "ask_for_decision"; userUuid: string; lastReadMessageUuid: string | null; at: number }
  /** Somebody wants no decision yet after all. */
  | { kind: "withdraw_request"; userUuid: string; at: number }
  /** Hears nobody any more: the docket is about to rule. */
  | { kind: "close"; reason: DeliberationReason; at: number }
  /** An attempt at a verdict failed. */
  | { kind: "note_failure" }
  /** The desk has upheld what was reported of a message. */
  | { kind: "strike"; messageUuid: string }
  /**
   * Somebody has deleted their account. `courtroom` is how it stands without them, `leavers` are their uuids, `names`
   * what they were called, and `others` what whoever stays is called.
   */
  | {
      kind: "forget";
      courtroom: Courtroom;
      leavers: readonly string[];
      names: readonly string[];
      others: readonly string[];
    };

export type CommandOf<Kind extends HearingCommand["kind"]> = Extract<HearingCommand, { kind: Kind }>;

/** What has to be stored, each in one statement. */
export type HearingChange =
  | { kind: "courtroom"; courtroom: Courtroom }
  | { kind: "message"; message: HeardMessage }
  /** What one person said, read and wanted is another's. */
  | { kind: "renamed"; from: string; to: string }
  | { kind: "retired"; userUuid: string }
  /** A message is not any more what was said, or not by whom. */
  | { kind: "struck"; message: HeardMessage }
  /** What one person read and wanted is gone. */
  | { kind: "forgotten"; userUuid: string }
  | { kind: "reactions"; number: number; reactions: Reactions; revision: number }
  | { kind: "ready"; userUuid: string; isReady: boolean }
  /** All lines, in place of those before. */
  | { kind: "lines"; lines: readonly CourtLine[] }
  | { kind: "read"; userUuid: string; number: number }
  | { kind: "warned" }
  | { kind: "deliberation"; deliberation: Deliberation }
  /** Nobody deliberates, and nobody is ready for a decision. */
  | { kind: "reopened" };

/** Who gets a message: everybody, the socket that asked, or everybody but all sockets of one person. */
export type Audience = { to: "all" } | { to: "asker" } | { to: "others"; than: string };

export interface AddressedMessage {
  audience: Audience;
  message: ServerMessage;
}

/**
 * What a command comes to. `docket` says whether the docket has to be asked for a verdict, and whether without a pause.
 */
export interface HearingStep {
  hearing: Hearing;
  changes: HearingChange[];
  socketMessages: AddressedMessage[];
  docket: "none" | "call" | "hurry";
}

/** A step that leaves everything as it was and says at most these messages. */
export function stay(hearing: Hearing, ...socketMessages: AddressedMessage[]): HearingStep {
  return { hearing, changes: [], socketMessages, docket: "none" };
}

/** One step after another, as one. */
export function andThen(first: HearingStep, next: (hearing: Hearing) => HearingStep): HearingStep {
  const second = next(first.hearing);
  return {
    hearing: second.hearing,
    changes: [...first.changes, ...second.changes],
    socketMessages: [...first.socketMessages, ...second.socketMessages],
    docket: second.docket === "none" ? first.docket : second.docket,
  };
}

export const toAll = (message: ServerMessage): AddressedMessage => ({ audience: { to: "all" }, message });

export const toAsker = (message: ServerMessage): AddressedMessage => ({ audience: { to: "asker" }, message });

export const toOthers = (than: string, message: ServerMessage): AddressedMessage => ({
  audience: { to: "others", than },
  message,
});

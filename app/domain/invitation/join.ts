import type { CaseRef } from "../case/case-ref";
import type { ErrorCode } from "../error-code";

/** What the page of an invitation gets back when someone joins; `sent` is the name that a bare form gave. */
export type JoinReply = ({ ok: true } & CaseRef) | { ok: false; error: string; code: ErrorCode; sent?: string };

/** Sentences of a join that did not happen. */
export const JOIN_ERRORS = {
  notLoaded: "Invitation data not loaded. Please refresh the page.",
  noUser: "User UUID not ready. authService.init() must run first.",
  notHuman: "Failed to validate reCAPTCHA. Please try again.",
  unknownType: "Failed to determine invitation type.",
  noSuit: "Missing pettysuit.uuid in invitation metadata",
  noCourtroom: "Missing courtroom.uuid in invitation metadata",
  failed: "Failed to join invitation",
  noGuest: "Failed to create user",
  offline: "There is no connection. Your name is still here: please try again when it is back.",
} as const;

/** The browser gives the visited page this long to settle before it moves on. */
export const MOVE_ON_AFTER_MS = 100;

type ReadMeta = { type: string; pettysuit?: { uuid?: string }; courtroom?: { uuid?: string } };

/** Why an invitation as it was read can't be joined, or null when it can. */
export function whyNotJoinable(meta: ReadMeta | null | undefined): string | null {
  if (meta === null || meta === undefined) return JOIN_ERRORS.notLoaded;
  if (meta.type === "pettysuit") return meta.pettysuit?.uuid ? null : JOIN_ERRORS.noSuit;
  if (meta.type === "courtroom") return meta.courtroom?.uuid ? null : JOIN_ERRORS.noCourtroom;
  return JOIN_ERRORS.unknownType;
}

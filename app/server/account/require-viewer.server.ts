import type { Viewer } from "~/domain/account/user";
import { noSession, notYours } from "~/domain/app-error";
import { toViewer } from "./account-repository.server";
import { isRollDue, type Visitor } from "./visitor.server";

type ViewerRow = Omit<Viewer, "isAccountUser"> & { sessionId: string; expiresAt: number };

/**
 * The person behind a visitor's look-up, or null. Notes on the visitor which session it is and when it should be
 * rolled.
 */
export function readViewer(visitor: Visitor, rows: ViewerRow[], now: number): Viewer | null {
  const row = rows[0];
  if (row === undefined) return null;
  visitor.sessionId = row.sessionId;
  visitor.rollDue = isRollDue(row.expiresAt, now);
  return toViewer(row);
}

/** Like `readViewer`, but refuses with 401 when nobody is signed in. */
export function requireViewer(visitor: Visitor, rows: ViewerRow[], now: number): Viewer {
  const viewer = readViewer(visitor, rows, now);
  if (viewer === null) throw noSession();
  return viewer;
}

/** Whatever uuid a call carries must be the session's own (docs/rules.md#sessions-not-uuids). */
export function requireOwn(viewer: Viewer, claimedUuid: string | undefined): void {
  if (claimedUuid !== undefined && claimedUuid !== viewer.uuid) throw notYours();
}

import { LOGIN_FRESH_MS, type Viewer } from "~/domain/account/user";
import { loginTooOld, noSession, notYou } from "~/domain/app-error";
import { toViewer } from "./account-repository.server";
import { isRollDue, loginId, type Visitor } from "./visitor.server";

type ViewerRow = Omit<Viewer, "isAccountUser"> & { sessionId: string; openedAt: number; expiresAt: number };

/**
 * The person behind a visitor's look-up, or null. Notes on the visitor which session it is and when it should be
 * rolled.
 */
export function readViewer(visitor: Visitor, rows: ViewerRow[], now: number): Viewer | null {
  const row = rows[0];
  if (row === undefined) return null;
  visitor.sessionId = row.sessionId;
  visitor.loginId = loginId({ id: row.sessionId, createdAt: row.openedAt });
  visitor.rollDue = isRollDue(row.expiresAt, now);
  return toViewer(row);
}

/** Like `readViewer`, but refuses with 401 when nobody is signed in. */
export function requireViewer(visitor: Visitor, rows: ViewerRow[], now: number): Viewer {
  const viewer = readViewer(visitor, rows, now);
  if (viewer === null) throw noSession();
  return viewer;
}

/**
 * The same for what takes or tells everything: whoever has an address to be asked by must have logged in lately
 * (docs/rules.md#stolen-sessions). Refuses with `login_too_old`.
 */
export function requireFreshLogin(visitor: Visitor, rows: ViewerRow[], now: number): Viewer {
  const viewer = requireViewer(visitor, rows, now);
  const openedAt = rows[0]?.openedAt ?? 0;
  if (viewer.email !== null && openedAt <= now - LOGIN_FRESH_MS) throw loginTooOld();
  return viewer;
}

/** Whatever uuid a call carries must be the session's own (docs/rules.md#sessions-not-uuids). */
export function requireOwn(viewer: Viewer, claimedUuid: string | undefined): void {
  if (claimedUuid !== undefined && claimedUuid !== viewer.uuid) throw notYou();
}

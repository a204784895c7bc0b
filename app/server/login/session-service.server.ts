import { type SessionView, toSessionView } from "~/domain/account/session";
import { SESSION_LIFETIME_MS } from "~/domain/account/user";
import { notFound } from "~/domain/app-error";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { requireCsrfToken } from "../account/csrf-token.server";
import { requireViewer } from "../account/require-viewer.server";
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionById,
  selectSessions,
  updateSessionExpiry,
} from "../account/session-repository.server";
import type { Visitor } from "../account/visitor.server";
import { selectOpenCourtrooms } from "../courtroom/courtroom-repository.server";
import type { Dependencies } from "../dependencies.server";
import { closeConnections } from "./end-sessions.server";

/** A person's sessions: on which devices they are signed in, and ending that. */
export function createSessionService(deps: Dependencies) {
  const { database, clock, secret } = deps;

  return {
    /** The viewer's sessions, the one used last first. Refuses with `no_session`. */
    async listSessions(visitor: Visitor): Promise<SessionView[]> {
      const now = clock();
      const [viewers, rows] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectSessions(database, viewerUuid(visitor.tokenHash, now), now),
      ]);
      requireViewer(visitor, viewers, now);
      return rows.map((session) => toSessionView(session, visitor.sessionId));
    },

    /** Ends the viewer's session with this id. Refuses without a CSRF token, and with 404 what is not theirs. */
    async endSession(visitor: Visitor, id: string, csrfToken: string | undefined): Promise<{ isCurrent: boolean }> {
      const tokenHash = await requireCsrfToken(secret, visitor, csrfToken);
      const now = clock();
      const [viewers, courtrooms, ended] = await database.batch([
        selectViewer(database, tokenHash, now),
        selectOpenCourtrooms(database, viewerUuid(tokenHash, now)),
        deleteSessionById(database, viewerUuid(tokenHash, now), id),
      ]);
      requireViewer(visitor, viewers, now);
      if (ended.length === 0) throw notFound("Session");
      await closeConnections(deps, courtrooms, ended);
      return { isCurrent: id === visitor.sessionId };
    },

    /** Ends all of the viewer's sessions but this one. Refuses without a CSRF token. */
    async endOtherSessions(visitor: Visitor, csrfToken: string | undefined): Promise<void> {
      const tokenHash = await requireCsrfToken(secret, visitor, csrfToken);
      const now = clock();
      const [viewers, courtrooms, ended] = await database.batch([
        selectViewer(database, tokenHash, now),
        selectOpenCourtrooms(database, viewerUuid(tokenHash, now)),
        deleteOtherSessions(database, viewerUuid(tokenHash, now), tokenHash),
      ]);
      requireViewer(visitor, viewers, now);
      await closeConnections(deps, courtrooms, ended);
    },

    /** Ends this session. Refuses without its own CSRF token. */
    async logOut(visitor: Visitor, csrfToken: string | undefined): Promise<void> {
      const tokenHash = await requireCsrfToken(secret, visitor, csrfToken);
      const [courtrooms, ended] = await database.batch([
        selectOpenCourtrooms(database, viewerUuid(tokenHash, clock())),
        deleteSession(database, tokenHash),
      ]);
      await closeConnections(deps, courtrooms, ended);
    },

    /** Moves a session's end to a year from now (rolling, docs/rules.md#sessions-not-uuids). */
    async rollSession(tokenHash: string): Promise<void> {
      await updateSessionExpiry(database, tokenHash, clock() + SESSION_LIFETIME_MS);
    },
  };
}

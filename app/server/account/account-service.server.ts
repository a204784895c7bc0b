import { firstName, guestName } from "~/domain/account/display-name";
import { type CreateUser, type PublicProfile, SESSION_LIFETIME_MS, type Viewer } from "~/domain/account/user";
import { badCsrfToken, humanCheckFailed, noSession, notFound, uuidTaken } from "~/domain/app-error";
import { sign, verify } from "../crypto.server";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { deleteExpiredHumanChecks, insertSpentHumanCheck } from "../human-check/human-check-repository.server";
import { requirePetty } from "../screening/require-petty.server";
import {
  deleteExpiredSessions,
  deleteSession,
  insertSession,
  insertUser,
  selectUser,
  selectViewer,
  toViewer,
  updateSessionExpiry,
} from "./account-repository.server";
import { readViewer, requireOwn } from "./require-viewer.server";
import { hashSessionToken, newSessionToken } from "./session-token.server";
import type { Visitor } from "./visitor.server";

const CSRF_PURPOSE = "csrf";

export type AccountService = ReturnType<typeof createAccountService>;

/** Guests and their sessions. */
export function createAccountService(deps: Dependencies) {
  const { database, clock } = deps;

  async function findViewer(visitor: Visitor): Promise<Viewer | null> {
    if (visitor.tokenHash === null) return null;
    const now = clock();
    return readViewer(visitor, await selectViewer(database, visitor.tokenHash, now), now);
  }

  async function getViewer(visitor: Visitor): Promise<Viewer> {
    const viewer = await findViewer(visitor);
    if (viewer === null) throw noSession();
    return viewer;
  }

  return {
    /** The person behind a visitor, or null. */
    findViewer,

    /** The person behind a visitor. Refuses with `no_session`. */
    getViewer,

    /**
     * Makes a guest and a session for it. A visitor who has a session already keeps it: the same person comes back, and
     * `sessionToken` is null. Refuses a uuid that someone has, and a spent human-check token.
     */
    async createGuest(visitor: Visitor, input: CreateUser): Promise<{ user: Viewer; sessionToken: string | null }> {
      const existing = await findViewer(visitor);
      if (existing !== null) {
        requireOwn(existing, input.uuid);
        return { user: existing, sessionToken: null };
      }
      await requirePetty(deps.screening, input.displayName);
      const check = await deps.humanCheck.accept(input.recaptchaToken, "create_user");
      const createdAt = clock();
      const displayName = firstName(input.displayName) ?? guestName(deps.randomBytes);
      const sessionToken = newSessionToken();
      const tokenHash = await hashSessionToken(sessionToken);
      try {
        await database.batch([
          deleteExpiredHumanChecks(database, createdAt),
          deleteExpiredSessions(database, createdAt),
          insertSpentHumanCheck(database, check),
          insertUser(database, { uuid: input.uuid, displayName, createdAt }),
          insertSession(database, {
            tokenHash,
            userUuid: input.uuid,
            createdAt,
            expiresAt: createdAt + SESSION_LIFETIME_MS,
          }),
        ]);
      } catch (error) {
        if (violatesUnique(error, "spent_human_checks.id")) throw humanCheckFailed(error);
        if (violatesUnique(error, "users.uuid")) throw uuidTaken();
        throw error;
      }
      return { user: toViewer({ uuid: input.uuid, displayName, username: null, avatar: null }), sessionToken };
    },

    /** What anyone may know of a person whose uuid they have (R1). */
    async getProfile(uuid: string): Promise<PublicProfile> {
      const row = (await selectUser(database, uuid))[0];
      if (row === undefined) throw notFound("User");
      return toViewer(row);
    },

    /** A token that proves that a form was made for this session (R5). */
    async createCsrfToken(visitor: Visitor): Promise<string> {
      await getViewer(visitor);
      return sign(deps.secret, CSRF_PURPOSE, visitor.tokenHash ?? "");
    },

    /** Ends a session. Refuses without the session's own CSRF token. */
    async logOut(visitor: Visitor, csrfToken: string | undefined): Promise<void> {
      if (visitor.tokenHash === null) throw noSession();
      if (!(await verify(deps.secret, CSRF_PURPOSE, visitor.tokenHash, csrfToken ?? ""))) throw badCsrfToken();
      await deleteSession(database, visitor.tokenHash);
    },

    /** Moves a session's end to a year from now (R1: rolling). */
    async rollSession(tokenHash: string): Promise<void> {
      await updateSessionExpiry(database, tokenHash, clock() + SESSION_LIFETIME_MS);
    },
  };
}

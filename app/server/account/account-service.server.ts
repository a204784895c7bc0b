import { nanoid } from "nanoid";
import { UNKNOWN_DEVICE } from "~/domain/account/device";
import { firstName, guestName } from "~/domain/account/display-name";
import { houseAvatarPath } from "~/domain/account/house-avatar";
import type { ProfileInput } from "~/domain/account/profile-input";
import { type CreateUser, type PublicProfile, SESSION_LIFETIME_MS, type Viewer } from "~/domain/account/user";
import { humanCheckFailed, noSession, notFound, uuidTaken } from "~/domain/app-error";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { acceptProof, type HumanProof } from "../human-check/human-check-port.server";
import {
  deleteExpiredHumanChecks,
  insertSpentHumanCheck,
  SPENT_ONCE,
} from "../human-check/human-check-repository.server";
import { refuseSerious } from "../screening/require-petty.server";
import { insertUser, selectUser, selectViewer, toProfile, toViewer, updateProfile } from "./account-repository.server";
import { signCsrfToken } from "./csrf-token.server";
import { readViewer, requireOwn } from "./require-viewer.server";
import { deleteExpiredSessions, insertSession } from "./session-repository.server";
import { hashSessionToken, newSessionToken } from "./session-token.server";
import type { Visitor } from "./visitor.server";

export type AccountService = ReturnType<typeof createAccountService>;

/** Guests, and who is behind a session. */
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
     * `sessionToken` is null. `device` names the browser to them later; `newToken` is the session's, where somebody has
     * to find it again. Refuses a uuid that someone has, and a spent human-check token.
     */
    async createGuest(
      visitor: Visitor,
      input: Omit<CreateUser, "recaptchaToken"> & { recaptchaToken: HumanProof },
      device = UNKNOWN_DEVICE,
      newToken = newSessionToken(),
    ): Promise<{ user: Viewer; sessionToken: string | null }> {
      const existing = await findViewer(visitor);
      if (existing !== null) {
        requireOwn(existing, input.uuid);
        return { user: existing, sessionToken: null };
      }
      await refuseSerious(deps.screening, input.displayName);
      const check = await acceptProof(deps, input.recaptchaToken, "create_user");
      const createdAt = clock();
      const displayName = firstName(input.displayName) ?? guestName(deps.randomBytes);
      const tokenHash = await hashSessionToken(newToken);
      try {
        await database.batch([
          deleteExpiredHumanChecks(database, createdAt),
          deleteExpiredSessions(database, tokenHash, createdAt),
          insertSpentHumanCheck(database, check),
          insertUser(database, { uuid: input.uuid, displayName, createdAt }, visitor.referrer),
          insertSession(database, {
            tokenHash,
            userUuid: input.uuid,
            id: nanoid(),
            device,
            createdAt,
            expiresAt: createdAt + SESSION_LIFETIME_MS,
          }),
        ]);
      } catch (error) {
        if (violatesUnique(error, SPENT_ONCE)) throw humanCheckFailed(error);
        if (violatesUnique(error, "users.uuid")) throw uuidTaken();
        throw error;
      }
      return {
        user: toViewer({ uuid: input.uuid, displayName, username: null, avatar: null, email: null, adsWanted: true }),
        sessionToken: newToken,
      };
    },

    /** What anyone may know of a person whose uuid they have (docs/rules.md#sessions-not-uuids). */
    async getProfile(uuid: string): Promise<PublicProfile> {
      const row = (await selectUser(database, uuid))[0];
      if (row === undefined) throw notFound("User");
      return toProfile(row);
    },

    /**
     * Gives the viewer another name and picture, which everybody sees from then on; in cases that are filed already
     * they stay who they were (docs/rules.md#name-and-picture). Refuses with `no_session`, and names that are no petty
     * matter.
     */
    async changeProfile(visitor: Visitor, { displayName, avatar }: ProfileInput): Promise<Viewer> {
      const viewer = await getViewer(visitor);
      await refuseSerious(deps.screening, displayName);
      const profile = { displayName, avatar: avatar === null ? null : houseAvatarPath(avatar) };
      const changed = await updateProfile(database, viewer.uuid, profile);
      if (changed.length === 0) throw noSession();
      return { ...viewer, ...profile };
    },

    /** A token that proves that a form was made for this session (docs/rules.md#requests-from-other-sites). */
    async createCsrfToken(visitor: Visitor): Promise<string> {
      await getViewer(visitor);
      return signCsrfToken(deps.secret, visitor);
    },
  };
}

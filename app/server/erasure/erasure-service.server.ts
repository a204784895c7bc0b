import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { requireCsrfToken } from "../account/csrf-token.server";
import { codeKey } from "../account/email-code.server";
import { requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { sign } from "../crypto.server";
import type { Dependencies } from "../dependencies.server";
import { sealSharesOf } from "../verdict/share-repository.server";
import {
  deleteCodeRequestsOf,
  deleteEmailCodes,
  deleteEverySession,
  forgetCourtroomName,
  forgetPerson,
  forgetSuitName,
  selectNamesOf,
  selectSeatNamesOf,
} from "./erasure-repository.server";

export type ErasureService = ReturnType<typeof createErasureService>;

/** Deleting one's account, with all that the court knows of the person (R24). */
export function createErasureService(deps: Dependencies) {
  const { database, clock, secret } = deps;

  /** What of a person can be found by their address alone. */
  async function forgetAddress(email: string | null) {
    if (email === null) return [];
    const keys = await Promise.all([codeKey(secret, "login", email), codeKey(secret, "change", email)]);
    return [
      deleteEmailCodes(database, keys),
      deleteCodeRequestsOf(database, await sign(secret, "address", email)),
    ] as const;
  }

  return {
    /**
     * Deletes the viewer: they are signed in nowhere any more, their address is free, and nothing says who they were.
     * Refuses without a session and without its CSRF token.
     */
    async deleteAccount(visitor: Visitor, csrfToken: string | undefined): Promise<void> {
      const tokenHash = await requireCsrfToken(secret, visitor, csrfToken);
      const now = clock();
      const [viewers] = await database.batch([
        selectViewer(database, tokenHash, now),
        selectNamesOf(database, viewerUuid(tokenHash, now)),
        selectSeatNamesOf(database, viewerUuid(tokenHash, now)),
      ]);
      const { uuid, email } = requireViewer(visitor, viewers, now);
      await database.batch([
        sealSharesOf(database, uuid, now),
        deleteEverySession(database, uuid),
        forgetSuitName(database, uuid, "creator"),
        forgetSuitName(database, uuid, "opponent"),
        forgetCourtroomName(database, uuid, "creator"),
        forgetCourtroomName(database, uuid, "opponent"),
        ...(await forgetAddress(email)),
        forgetPerson(database, uuid, now),
      ]);
    },
  };
}

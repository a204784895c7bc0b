import { type SQL, sql } from "drizzle-orm";
import { type ErasurePlan, planErasure } from "~/domain/erasure/erasure-plan";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { requireCsrfToken } from "../account/csrf-token.server";
import { addressKeysOf } from "../account/email-code.server";
import { requireFreshLogin } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import type { Dependencies } from "../dependencies.server";
import { logError } from "../observability/log.server";
import { sealSharesOf } from "../verdict/share-repository.server";
import type { ErasurePort } from "./erasure-port.server";
import {
  deleteCodeRequestsOf,
  deleteEmailCodes,
  deleteEverySession,
  forgetPerson,
  forgetSeatName,
  selectNamesOf,
  selectSeatNamesOf,
} from "./erasure-repository.server";
import { forgetOutsideCases } from "./forget-outside-cases.server";

/** Deleting one's account, with all that the court knows of the person (docs/rules.md#deletion). */
export function createErasureService(deps: Dependencies & { erasure: ErasurePort }) {
  const { database, clock, secret, erasure } = deps;

  /** What of a person can be found by their address alone. */
  async function forgetAddress(email: string | null) {
    if (email === null) return [];
    const addressKeys = await addressKeysOf(secret, email);
    return [deleteEmailCodes(database, addressKeys), deleteCodeRequestsOf(database, addressKeys)] as const;
  }

  /** The person is gone by now, so a call that gets lost is no refusal: what was prepared comes back to it. */
  async function carryOut(plan: ErasurePlan): Promise<void> {
    try {
      await erasure.carryOut(plan);
    } catch (error) {
      logError("erasure_call_failed", error, {});
    }
  }

  return {
    /**
     * Deletes the viewer. In one batch they are signed in nowhere any more, their names and address are gone and their
     * public links over; then everything else of theirs is gone through, and what fails of that is finished later
     * without them. Gives the links that were open. Refuses without a session, without its CSRF token,
     * and where the login was too long ago.
     */
    async deleteAccount(visitor: Visitor, csrfToken: string | undefined): Promise<{ sealed: string[] }> {
      const tokenHash = await requireCsrfToken(secret, visitor, csrfToken);
      const now = clock();
      const [viewers, ownNames, seatNames] = await database.batch([
        selectViewer(database, tokenHash, now),
        ...selectAllNames(viewerUuid(tokenHash, now)),
      ]);
      const { uuid, email } = requireFreshLogin(visitor, viewers, now);
      // Before anything is gone: the names are needed to find what is left of them, and a call that gets lost here
      // loses nothing.
      await erasure.prepare(planErasure(uuid, email, listNames(ownNames, seatNames)));
      const [lastOwnNames, lastSeatNames, sealed] = await database.batch([
        ...selectAllNames(sql`${uuid}`),
        sealSharesOf(database, uuid, now),
        deleteEverySession(database, uuid),
        ...forgetOutsideCases(database, uuid),
        forgetSeatName(database, uuid, "creator"),
        forgetSeatName(database, uuid, "opponent"),
        ...(await forgetAddress(email)),
        forgetPerson(database, uuid, now),
      ]);
      const names = [...listNames(ownNames, seatNames), ...listNames(lastOwnNames, lastSeatNames)];
      await carryOut(planErasure(uuid, email, names));
      return { sealed: sealed.map(({ shareId }) => shareId) };
    },
  };

  function selectAllNames(userUuid: SQL) {
    return [selectNamesOf(database, userUuid), selectSeatNamesOf(database, userUuid)] as const;
  }
}

function listNames(
  own: { displayName: string; username: string | null }[],
  seats: { name: string | null }[],
): (string | null)[] {
  return [...own.flatMap(({ displayName, username }) => [displayName, username]), ...seats.map(({ name }) => name)];
}

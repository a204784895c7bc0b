import { type Referral, referralPath } from "~/domain/referral/referral";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { readViewer, requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import type { Dependencies } from "../dependencies.server";
import { countReferred } from "./referral-repository.server";

/** Whom people have brought to court. */
export function createReferralService({ database, clock }: Pick<Dependencies, "database" | "clock">) {
  async function read(visitor: Visitor) {
    const now = clock();
    const [viewers, counted] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      countReferred(database, viewerUuid(visitor.tokenHash, now)),
    ]);
    return { viewers, now, came: counted[0]?.came ?? 0 };
  }

  return {
    /** The link of whoever visits and how many came by it; null for somebody whom the court does not know yet. */
    async findOwn(visitor: Visitor): Promise<Referral | null> {
      if (visitor.tokenHash === null) return null;
      const { viewers, now, came } = await read(visitor);
      const viewer = readViewer(visitor, viewers, now);
      return viewer && { path: referralPath(viewer.uuid), came };
    },

    /** The same for the person of this uuid, who has to be the viewer. */
    async getOwn(visitor: Visitor, userUuid: string): Promise<Referral> {
      const { viewers, now, came } = await read(visitor);
      requireOwn(requireViewer(visitor, viewers, now), userUuid);
      return { path: referralPath(userUuid), came };
    },
  };
}

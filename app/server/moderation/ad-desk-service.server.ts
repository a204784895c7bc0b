import type { InferOutput } from "valibot";
import type { AdStatus, DeskAd } from "~/domain/ad/ad";
import type { newAdSchema } from "~/domain/ad/ad-input";
import { invalidInput, notFound } from "~/domain/app-error";
import { AD_STATUS_ACTIONS } from "~/domain/moderation/moderation-log";
import type { Visitor } from "../account/visitor.server";
import { insertAd, selectDeskAds, updateAdStatus } from "../ad/ad-repository.server";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { insertAct, logAdChange, selectDeskMember } from "./moderation-repository.server";
import { type Moderator, toModerator } from "./require-moderator.server";

/** The sponsored cards as the desk runs them (docs/rules.md#the-desk). */
export function createAdDeskService(deps: Dependencies) {
  const { database, clock, newUuid } = deps;

  return {
    /**
     * Every sponsored card with how often it was seen, saved and followed, the newest first. Refuses all but
     * moderators.
     */
    async listAds(visitor: Visitor): Promise<DeskAd[]> {
      const [members, ads] = await database.batch([
        selectDeskMember(database, visitor.tokenHash, clock()),
        selectDeskAds(database),
      ]);
      toModerator(deps, members);
      return ads.map(({ createdAt, ...ad }) => ({ ...ad, createdAt: new Date(createdAt).toISOString() }));
    },

    /** Adds a sponsored card. Refuses a slug that another one has. */
    async addAd(moderator: Moderator, ad: InferOutput<typeof newAdSchema>): Promise<{ uuid: string }> {
      const [uuid, createdAt] = [newUuid(), clock()];
      const act = { uuid: newUuid(), moderatorUuid: moderator.uuid, createdAt };
      try {
        await database.batch([
          insertAd(database, { ...ad, uuid, createdAt }),
          insertAct(database, { ...act, action: "add", subjectKind: "ad", subjectId: uuid }),
        ]);
      } catch (error) {
        throw violatesUnique(error, "ads.slug") ? invalidInput("There is an ad with that slug already.") : error;
      }
      return { uuid };
    },

    /** Has a sponsored card dealt, paused or ended; as it is already, nothing happens. Refuses an unknown one (404). */
    async setStatus(moderator: Moderator, uuid: string, status: AdStatus): Promise<void> {
      const act = {
        uuid: newUuid(),
        moderatorUuid: moderator.uuid,
        action: AD_STATUS_ACTIONS[status],
        createdAt: clock(),
      };
      const [, changed] = await database.batch([
        logAdChange(database, { ...act, subjectKind: "ad", subjectId: uuid }, status),
        updateAdStatus(database, uuid, status),
      ]);
      if (changed.length === 0) throw notFound("Ad");
    },
  };
}

import type { Ad, AdAction, AdPlacement, AdSource } from "~/domain/ad/ad";
import { notFound } from "~/domain/app-error";
import type { CaseKind } from "~/domain/case/case-kind";
import { selectViewer, updateAdsWanted, viewerUuid } from "../account/account-repository.server";
import { requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { readAsParty, type WantedCase } from "../case/read-as-party.server";
import type { Dependencies } from "../dependencies.server";
import { insertAdSeen, selectAd, selectLiveAds, selectSavedAds, upsertAdChoice } from "./ad-repository.server";
import { builtInAd, orBuiltIn, toSavedAds } from "./deal-ads.server";

/** In which mode the deck of each kind of case is; nothing is dealt in a courtroom. */
const SOURCES: Record<CaseKind, AdSource | null> = {
  pettysuit: "pettyswipe",
  courtroom: null,
  dilemma: "procrastination",
};

interface AdEvent {
  caseUuid: string;
  /** Where the case has to be of one kind. */
  kind?: CaseKind | undefined;
  adUuid: string;
  userUuid: string;
  placement: AdPlacement;
  action: AdAction;
}

/** Sponsored cards: what there is, and what people do with them (docs/rules.md#sponsored-cards). */
export function createAdService(deps: Dependencies) {
  const { database, clock, newUuid, randomBytes } = deps;

  /**
   * Notes what happened to an ad in the deck of a case, for one of its parties. Telling it again changes nothing.
   * Refuses a case without a deck and an unknown ad with 404.
   */
  async function noteEvent(visitor: Visitor, event: AdEvent): Promise<void> {
    const { caseUuid, kind, adUuid, userUuid, placement, action } = event;
    const wanted = { uuid: caseUuid, kind, claimedUuid: userUuid };
    const { viewer, row, also } = await readAsParty(deps, visitor, wanted, selectAd(database, adUuid));
    const source = SOURCES[row.kind];
    if (source === null) throw notFound("Deck");
    if (also[0].length === 0 && builtInAd(adUuid) === undefined) throw notFound("Ad");
    const noted = {
      ...{ uuid: newUuid(), adUuid, userUuid: viewer.uuid, caseUuid },
      ...{ source, placement, action, createdAt: clock() },
    };
    const isChoice = action === "saved" || action === "skipped";
    await (isChoice ? upsertAdChoice(database, noted) : insertAdSeen(database, noted));
  }

  return {
    noteEvent,

    /** Saves an ad for its person, or skips it: what they do last with it in a case holds. Refuses like `noteEvent`. */
    react: (visitor: Visitor, { saved, ...about }: Omit<AdEvent, "action"> & { saved: boolean }) =>
      noteEvent(visitor, { ...about, action: saved ? "saved" : "skipped" }),

    /** What the viewer has saved in any of their decks, the last first, as one of a case's parties. */
    async listSaved(visitor: Visitor, wanted: WantedCase): Promise<Ad[]> {
      const own = viewerUuid(visitor.tokenHash, clock());
      const { also } = await readAsParty(deps, visitor, wanted, selectSavedAds(database, own));
      return toSavedAds(also[0]);
    },

    /** `count` different ads by chance, or as many as there are. */
    async random(count: number): Promise<Ad[]> {
      const left = orBuiltIn(await selectLiveAds(database));
      const draws = randomBytes(Math.min(count, left.length));
      return [...draws].flatMap((draw) => left.splice(draw % left.length, 1));
    },

    /** An ad by its uuid, live or not. Refuses with 404. */
    async get(uuid: string): Promise<Ad> {
      const ad = builtInAd(uuid) ?? (await selectAd(database, uuid))[0];
      if (ad === undefined) throw notFound("Ad");
      return ad;
    },

    /** Whether the viewer wants sponsored cards from now on. */
    async setWanted(visitor: Visitor, adsWanted: boolean): Promise<void> {
      const now = clock();
      const own = viewerUuid(visitor.tokenHash, now);
      const [viewers] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        updateAdsWanted(database, own, adsWanted),
      ]);
      requireViewer(visitor, viewers, now);
    },
  };
}

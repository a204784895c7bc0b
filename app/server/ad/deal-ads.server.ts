import type { SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/account/user";
import type { Ad } from "~/domain/ad/ad";
import { FALLBACK_ADS } from "~/domain/ad/fallback-ads";
import type { Database } from "../database/client.server";
import { type SavedAdRow, selectLiveAds, selectSavedAds } from "./ad-repository.server";

/** So many different ads does a deck need; with fewer, those that stand in the code are dealt. */
const ADS_IN_DECK = 2;

/** The queries of all that a deck shows of ads, for the batch that reads it. */
export function selectDeckAds(database: Database, userUuid: string | SQL) {
  return [selectLiveAds(database), selectSavedAds(database, userUuid)] as const;
}

/** What a person's deck is dealt from, and what they have saved: nothing of it for whoever wants no ads. */
export function dealAds({ adsWanted }: Viewer, live: Ad[], saved: SavedAdRow[]): { ads: Ad[]; savedAds: Ad[] } {
  return adsWanted ? { ads: orBuiltIn(live), savedAds: toSavedAds(saved) } : { ads: [], savedAds: [] };
}

/** These ads, or those that stand in the code where there are too few. */
export function orBuiltIn(live: Ad[]): Ad[] {
  return live.length < ADS_IN_DECK ? FALLBACK_ADS.map(toAd) : live;
}

/** An ad that stands in the code; undefined for any other. */
export function builtInAd(uuid: string): Ad | undefined {
  const ad = FALLBACK_ADS.find((each) => each.uuid === uuid);
  return ad && toAd(ad);
}

/** What was saved, as far as it still is anywhere. */
export function toSavedAds(saved: SavedAdRow[]): Ad[] {
  return saved.flatMap(({ savedUuid, savedAt: _when, uuid, title, body, ...rest }) => {
    if (uuid !== null && title !== null && body !== null) return [{ uuid, title, body, ...rest }];
    return builtInAd(savedUuid) ?? [];
  });
}

function toAd({ uuid, title, body, ctaText, ctaLink, picture }: Ad): Ad {
  return { uuid, title, body, ctaText, ctaLink, picture };
}

import { useCallback, useEffect, useState } from "react";
import type { Ad, AdPlacement } from "~/domain/ad/ad";
import type { AdDeck } from "./ad-calls";
import { fetchAdParts, withAdParts } from "./fetched-ad-parts";

export type Ads = ReturnType<typeof useAds>;

/** How long it stays to be read what was done with an ad, in milliseconds. */
const NOTICE_MS = 500;

/** The ads of a deck: what their person does with them, and what they have saved, `saved` when the page was loaded. */
export function useAds({ kind, caseUuid, userUuid }: AdDeck, saved: readonly Ad[]) {
  const [savedHere, setSavedHere] = useState<readonly Ad[]>([]);
  const [notice, setNotice] = useState<"Saved" | "Skipped" | null>(null);

  useEffect(fetchAdParts, []);

  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  return {
    notice,
    /** The newest first. */
    picks: [...savedHere, ...without(saved, savedHere)],
    /** Tells the court that an ad was seen, or followed. */
    note: useCallback(
      (ad: Ad, placement: AdPlacement, action: "impression" | "clicked") =>
        withAdParts(({ noteAd }) => noteAd({ kind, caseUuid, userUuid }, ad, placement, action)),
      [kind, caseUuid, userUuid],
    ),
    react(ad: Ad, placement: AdPlacement, isSaved: boolean) {
      setNotice(isSaved ? "Saved" : "Skipped");
      setSavedHere((here) => (isSaved ? [ad, ...without(here, [ad])] : without(here, [ad])));
      withAdParts(({ reactToAd }) => reactToAd({ kind, caseUuid, userUuid }, ad, placement, isSaved));
    },
  };
}

function without(ads: readonly Ad[], some: readonly Ad[]): Ad[] {
  return ads.filter(({ uuid }) => !some.some((other) => other.uuid === uuid));
}

import { useAdParts } from "./fetched-ad-parts";
import type { Ads } from "./use-ads";

/** The ads that somebody has saved, once they can be shown; nothing for who has saved none. */
export function SavedPicks({ ads }: { ads: Ads }) {
  const parts = useAdParts();
  if (ads.picks.length === 0 || parts === null) return null;
  if (parts === "missing") return <p className="font-bold">⚠️ Failed to load saved ad</p>;
  return <parts.PickList ads={ads} />;
}

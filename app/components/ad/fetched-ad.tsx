import type { AdFaceProps } from "./ad-face";
import { useAdParts } from "./fetched-ad-parts";
import type { Ads } from "./use-ads";

/** What stands on a sponsored card, once it is here. */
export function FetchedAd(card: AdFaceProps) {
  const parts = useAdParts();
  if (parts === null) return null;
  if (parts === "missing") return <p className="m-auto font-bold">⚠️ Ad failed to load</p>;
  return <parts.AdFace {...card} />;
}

/** What was just done with an ad. */
export function FetchedNotice({ notice }: Pick<Ads, "notice">) {
  const parts = useAdParts();
  return parts !== null && parts !== "missing" && <parts.AdNotice notice={notice} />;
}

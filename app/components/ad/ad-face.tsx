import type { Ad } from "~/domain/ad/ad";
import { AdLink } from "./ad-link";
import { AdPicture } from "./ad-picture";

export interface AdFaceProps {
  ad: Ad;
  /** Told when its link is followed. Without this the card is one to look at, and its link is none. */
  onFollow: (() => void) | undefined;
}

/** The picture stands beside the title; above all the words on a tall screen, and beside them on one that lies. */
const GRID =
  "grid flex-1 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-3 tall:grid-cols-1 tall:justify-items-center tall:text-center";
const BELOW = "col-span-2 tall:col-span-1 lying:col-span-1 lying:col-start-2";

/** What stands on a sponsored card. */
export function AdFace({ ad, onFollow }: AdFaceProps) {
  return (
    <>
      <p className="rule-double pb-1.5 font-bold text-judge-text text-xs tracking-[0.14em] lying:pb-0.5">DUMB AD</p>
      <div className={`py-2 lying:py-1 ${GRID}`}>
        <AdPicture
          ad={ad}
          failure="⚠️ Ad failed to load"
          className="size-16 tall:mb-2 tall:size-32 lying:row-span-3 lying:size-20"
        />
        <p className="col-start-2 text-balance font-display text-xl leading-tight tall:col-start-1 tall:text-2xl">
          {ad.title}
        </p>
        <p className={`pt-1 text-pretty text-sm leading-snug tall:text-base ${BELOW}`}>{ad.body}</p>
        <AdLink ad={ad} onFollow={onFollow} className={BELOW} />
      </div>
    </>
  );
}

import { AdPicture } from "~/components/ad/ad-picture";
import { AD_STATUSES, type AdStatus, type DeskAd } from "~/domain/ad/ad";
import { DeskButton } from "../desk-button";
import { DeskForm } from "../desk-form";
import { DeskPage } from "../desk-page";
import { NewAd } from "./new-ad";

/** What a sponsored card is, and what makes it that. */
const STATUS_LABELS: Record<AdStatus, { is: string; make: string }> = {
  live: { is: "Runs", make: "Run" },
  paused: { is: "Paused", make: "Pause" },
  ended: { is: "Ended", make: "End" },
};

/** The sponsored cards, how they do, and whether they are dealt. */
export function AdDesk({ ads }: { ads: DeskAd[] }) {
  return (
    <DeskPage title="Sponsored cards">
      <NewAd key={ads[0]?.uuid} />
      <ul aria-label="Sponsored cards, the newest first" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {ads.map((ad) => (
          <li key={ad.uuid} className="rounded-uneven border-2 border-ink bg-panel px-3 py-2.5 sm:px-4">
            <AdRow ad={ad} />
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}

function AdRow({ ad }: { ad: DeskAd }) {
  const { uuid, title, body, slug, status, ctaText, ctaLink, impressions, saves, clicks } = ad;
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <AdPicture ad={ad} failure="No picture" className="size-16" />
      <div className="min-w-0 flex-1 basis-[13rem] [overflow-wrap:anywhere]">
        <h2 className="font-bold text-lg leading-snug">{title}</h2>
        <p className="text-sm leading-snug">{body}</p>
        <p className="text-ink-soft text-sm">
          {slug}
          {ctaText !== null && ` · ${ctaText} → ${ctaLink}`}
        </p>
        <p className="text-sm tabular-nums">
          <strong>{STATUS_LABELS[status].is}</strong> · seen {impressions} · saved {saves} · followed {clicks}
        </p>
      </div>
      <DeskForm step={{ intent: "ad", id: uuid, about: `“${title}”` }} className="flex flex-wrap gap-2">
        {AD_STATUSES.filter((each) => each !== status).map((each) => (
          <DeskButton key={each} name="status" value={each} look={each === "ended" ? "grave" : "plain"}>
            {STATUS_LABELS[each].make}
            <span className="sr-only"> {title}</span>
          </DeskButton>
        ))}
      </DeskForm>
    </div>
  );
}

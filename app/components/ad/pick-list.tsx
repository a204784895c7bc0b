import { useEffect, useId, useRef } from "react";
import type { Ad } from "~/domain/ad/ad";
import { AdLink } from "./ad-link";
import { AdPicture } from "./ad-picture";
import type { Ads } from "./use-ads";

/**
 * The ads that somebody has saved, here or in another deck, the newest first. The court is told of each that is seen.
 */
export function PickList({ ads }: { ads: Ads }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-2 pt-4">
      <h2 id={heading} className="rule-double pb-1 font-display text-xl">
        Your saved picks
      </h2>
      <ul>
        {ads.picks.map((ad) => (
          <Pick key={ad.uuid} ad={ad} ads={ads} />
        ))}
      </ul>
    </section>
  );
}

function Pick({ ad, ads }: { ad: Ad; ads: Ads }) {
  const row = useSeen(() => ads.note(ad, "resurfaced", "impression"));
  return (
    <li ref={row} className="flex gap-3 border-ink border-b py-3 last:border-b-0">
      <AdPicture ad={ad} failure="⚠️ Failed to load saved ad" className="size-20" />
      <div className="min-w-0">
        <p className="font-bold leading-tight">{ad.title}</p>
        <p className="text-sm leading-snug">{ad.body}</p>
        <AdLink ad={ad} onFollow={() => ads.note(ad, "resurfaced", "clicked")} />
      </div>
    </li>
  );
}

/** Tells once that an element has come onto the screen: what stands far below was not shown to anybody. */
function useSeen(onSeen: () => void) {
  const element = useRef<HTMLLIElement>(null);
  const tell = useRef(onSeen);

  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      tell.current();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return element;
}

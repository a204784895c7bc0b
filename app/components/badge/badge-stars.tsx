import { Star } from "lucide-react";
import { BADGE_TIERS } from "~/domain/badge/badge";

/** How rare a badge is, in stars. The word beside them says it too. */
export function BadgeStars({ count }: { count: number }) {
  return (
    <span aria-hidden className="inline-flex">
      {BADGE_TIERS.map((tier, place) => (
        <Star key={tier} className={`size-4 ${place < count ? "fill-judge" : "opacity-30"}`} />
      ))}
    </span>
  );
}

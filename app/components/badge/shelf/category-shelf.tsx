import { COUNTED } from "~/domain/badge/badge-category";
import type { BadgeShelf, ShownBadge } from "~/domain/badge/badge-shelf";
import { TIER_GROUNDS, TIER_NAMES } from "../badge-looks";
import { WayToNext } from "../way-to-next";

/** One category: how much of it somebody has done, how far it is to the next badge, and the badges. */
export function CategoryShelf({ shelf: { category, count, progress, badges } }: { shelf: BadgeShelf }) {
  return (
    <section
      aria-labelledby={category}
      className="rounded-uneven border-[2.5px] border-ink bg-panel p-4 shadow-hard-sm sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 id={category} className="min-w-0 font-bold text-lg leading-tight [overflow-wrap:anywhere]">
          {COUNTED[category]}: {count}
        </h3>
        <WayToNext category={category} progress={progress} />
      </div>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(5.5rem,100%),1fr))] gap-x-1 gap-y-5">
        {badges.map((badge) => (
          <Medal key={badge.threshold} badge={badge} count={count} />
        ))}
      </ul>
    </section>
  );
}

/** A badge that is earned, or one that is not, grey and with how much of it is done. */
function Medal({
  badge: { name, line, icon, threshold, rarity, earnedAt },
  count,
}: {
  badge: ShownBadge;
  count: number;
}) {
  const isEarned = earnedAt !== null;
  return (
    <li className="flex flex-col items-center text-center" title={isEarned ? line : undefined}>
      <span
        className={`grid size-20 place-items-center rounded-full border-[2.5px] border-ink ${isEarned ? TIER_GROUNDS[rarity] : "border-dashed"}`}
      >
        <img
          src={icon}
          alt=""
          width={320}
          height={320}
          loading="lazy"
          className={`size-16 ${isEarned ? "" : "opacity-45 grayscale"}`}
        />
      </span>
      <span
        className={`mt-1.5 font-bold text-sm leading-tight tracking-tight [overflow-wrap:anywhere] ${isEarned ? "" : "text-ink-soft"}`}
      >
        {name}
      </span>
      <span className="text-balance text-ink-soft text-xs tabular-nums">
        {isEarned
          ? `${TIER_NAMES[rarity]}, for ${threshold}`
          : `Not yet: ${Math.min(count, threshold)} of ${threshold}`}
      </span>
    </li>
  );
}

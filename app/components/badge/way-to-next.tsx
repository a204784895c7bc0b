import { findBadge } from "~/domain/badge/badge";
import type { BadgeCategory } from "~/domain/badge/badge-category";
import type { BadgeProgress } from "~/domain/badge/earned-badge";

interface WayToNextProps {
  category: BadgeCategory;
  /** Null where there is no next badge. */
  progress: BadgeProgress | null;
}

/** How far it is to the next badge of a category, as a bar and in words. */
export function WayToNext({ category, progress }: WayToNextProps) {
  if (progress === null) return <p className="flex-1 text-sm">There is no next one.</p>;
  const { threshold, percent } = progress;
  return (
    <p className="min-w-[min(9rem,100%)] flex-1 text-sm leading-tight tabular-nums">
      <span aria-hidden className="block h-3 overflow-hidden rounded-full border-2 border-ink bg-paper">
        <span className="block h-full origin-left bg-judge" style={{ transform: `scaleX(${percent / 100})` }} />
      </span>
      {percent}% to {findBadge(category, threshold)?.name}
    </p>
  );
}

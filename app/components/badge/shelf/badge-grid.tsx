import type { BadgeShelf } from "~/domain/badge/badge-shelf";
import { CategoryShelf } from "./category-shelf";

/** All that a person has earned, and what comes next, category by category. */
export function BadgeGrid({ shelves }: { shelves: readonly BadgeShelf[] }) {
  const earned = shelves.flatMap(({ badges }) => badges.filter(({ earnedAt }) => earnedAt !== null));
  return (
    <section aria-labelledby="petty-badges" className="mt-10">
      <h2 id="petty-badges" className="font-display text-2xl">
        PettyBadges
      </h2>
      <p className="mt-1 text-ink-soft">
        {earned.length === 0 ? "None yet. The first ones come cheap." : `${earned.length} earned, with honours.`}
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[repeat(2,minmax(0,1fr))]">
        {shelves.map((shelf) => (
          <CategoryShelf key={shelf.category} shelf={shelf} />
        ))}
      </div>
    </section>
  );
}

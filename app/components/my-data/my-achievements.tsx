import { COUNTED } from "~/domain/badge/badge-category";
import type { MyData } from "~/domain/my-data/my-data";
import { Fact, Facts, Moment } from "./facts";

/** What a person has done that counts, the badges that came of it, and on which days they did something. */
export function MyAchievements({ badges, counts, activeDays }: Pick<MyData, "badges" | "counts" | "activeDays">) {
  return (
    <>
      <Facts>
        {counts.map(({ category, count }) => (
          <Fact key={category} label={COUNTED[category]}>
            {count}
          </Fact>
        ))}
        {activeDays.length > 0 && <Fact label="Days with something done">{activeDays.join(", ")}</Fact>}
      </Facts>
      <ul className="grid gap-2">
        {badges.map(({ category, threshold, name, earnedAt }) => (
          <li key={`${category}-${threshold}`} className="break-inside-avoid">
            <p className="font-semibold">{name}</p>
            <p className="text-ink-soft text-sm">
              {COUNTED[category]}: {threshold}, <Moment at={earnedAt} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

import type { TrackRecord } from "~/domain/account/track-record";
import { type BadgeCategory, COUNTED } from "~/domain/badge/badge-category";
import type { BadgeShelf } from "~/domain/badge/badge-shelf";

const OF_CASES: readonly (readonly [keyof TrackRecord, string])[] = [
  ["filed", "Cases filed"],
  ["joined", "Cases joined"],
  ["decided", "Decided"],
  ["won", "Won"],
  ["drawn", "Hung courts"],
];

const OF_OTHER_DEEDS: readonly BadgeCategory[] = ["invitesSent", "hotTopicVotes", "hotTopicsSubmitted"];

/** What a person has done in court, in numbers. */
export function PersonInNumbers({ record, shelves }: { record: TrackRecord; shelves: readonly BadgeShelf[] }) {
  const numbers = [
    ...OF_CASES.map(([key, label]) => ({ label, count: record[key] })),
    ...OF_OTHER_DEEDS.map((category) => ({
      label: COUNTED[category],
      count: shelves.find((shelf) => shelf.category === category)?.count ?? 0,
    })),
  ];
  return (
    <>
      <h2 className="mt-8 font-display text-2xl">For the record</h2>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-4">
        {numbers.map(({ label, count }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-uneven border-[2.5px] border-ink bg-panel px-4 py-3 shadow-hard-sm"
          >
            <dt className="text-ink-soft text-sm leading-tight">{label}</dt>
            <dd className="font-display text-4xl leading-none tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">
        Judgments against somebody who never turned up count as decided. They are nobody’s win.
      </p>
    </>
  );
}

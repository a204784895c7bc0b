import { BadgeGrid } from "~/components/badge/shelf/badge-grid";
import { CaseList } from "~/components/my-cases/case-list";
import { Streaks } from "~/components/streak/streaks";
import { LinkButton } from "~/components/ui/button";
import type { TrackRecord } from "~/domain/account/track-record";
import type { Viewer } from "~/domain/account/user";
import type { BadgeShelf } from "~/domain/badge/badge-shelf";
import type { CaseItem } from "~/domain/my-cases/case-item";
import type { LongestStreaks, StreakStanding } from "~/domain/streak/streak";
import { Identity } from "./identity";
import { PersonActions } from "./person-actions";
import { PersonInNumbers } from "./person-in-numbers";

interface ProfilePageProps {
  viewer: Viewer;
  record: TrackRecord;
  shelves: BadgeShelf[];
  /** The newest. */
  cases: CaseItem[];
  /** When they were read, in Unix milliseconds. */
  now: number;
  streaks: { now: StreakStanding; longest: LongestStreaks } | null;
}

/** Who a person is to the court, what they have done there, and what the court has given them for it. */
export function ProfilePage({ viewer, record, shelves, cases, now, streaks }: ProfilePageProps) {
  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6 sm:py-12">
      <Identity viewer={viewer} look="page" />
      <PersonInNumbers record={record} shelves={shelves} />
      {cases.length > 0 && (
        <>
          <h2 className="my-6 font-display text-2xl">History</h2>
          <CaseList items={cases} now={now} />
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
        <LinkButton to="/my-courts">All Courts & Battles</LinkButton>
        <LinkButton to="/profile/data">My Data</LinkButton>
        <PersonActions isAccountUser={viewer.isAccountUser} />
      </div>
      <BadgeGrid shelves={shelves} />
      <Streaks streaks={streaks} />
    </div>
  );
}

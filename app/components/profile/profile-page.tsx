import { openAccountDialog } from "~/components/account/account-dialog";
import { Button, LinkButton } from "~/components/ui/button";
import type { TrackRecord } from "~/domain/account/track-record";
import type { Viewer } from "~/domain/account/user";
import { Identity } from "./identity";

interface ProfilePageProps {
  viewer: Viewer;
  record: TrackRecord;
}

const NUMBERS: readonly (readonly [keyof TrackRecord, string])[] = [
  ["filed", "Cases filed"],
  ["joined", "Cases joined"],
  ["decided", "Decided"],
  ["won", "Won"],
  ["drawn", "Hung courts"],
];

/** Who a person is to the court, and what their cases come to. */
export function ProfilePage({ viewer, record }: ProfilePageProps) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <Identity viewer={viewer} look="page" />
      <h2 className="mt-8 font-display text-2xl">For the record</h2>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-5">
        {NUMBERS.map(([key, label]) => (
          <div
            key={key}
            className="flex flex-col-reverse justify-end last:col-span-full sm:last:col-span-1 rounded-uneven border-[2.5px] border-ink bg-panel px-4 py-3 shadow-hard-sm"
          >
            <dt className="text-ink-soft text-sm leading-tight">{label}</dt>
            <dd className="font-display text-4xl leading-none tabular-nums">{record[key]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">
        Judgments against somebody who never turned up count as decided. They are nobody’s win.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/my-courts" look="judge">
          All Courts & Battles
        </LinkButton>
        <LinkButton to="/profile/data">My Data</LinkButton>
        <Button onClick={() => openAccountDialog("settings")}>Settings</Button>
        {!viewer.isAccountUser && <Button onClick={() => openAccountDialog("login")}>Log In or Create Account</Button>}
      </div>
    </div>
  );
}

import { Button } from "~/components/ui/button";
import { Drawer, type DrawerState } from "~/components/ui/dialog/drawer";
import { DRAWER_TRAVEL_PX } from "~/domain/drawer/edge-swipe";
import { NoticeList } from "./notice-list";
import { useNotices } from "./use-notices";

/** What a person was told of, the newest first. */
export default function NoticesDrawer({ open, onClose }: DrawerState) {
  const { listed, retry } = useNotices(open);
  return (
    <Drawer open={open} onClose={onClose} side="right" title="Notices" travel={DRAWER_TRAVEL_PX}>
      {listed.state === "loading" && <NoticesSkeleton />}
      {listed.state === "failed" && (
        <div role="alert" className="grid justify-items-start gap-1">
          <p className="font-semibold text-error">Your notices could not be fetched.</p>
          <Button look="quiet" onClick={retry}>
            Try Again
          </Button>
        </div>
      )}
      {listed.state === "listed" && listed.notices.length === 0 && <NoNotices />}
      {listed.state === "listed" && listed.notices.length > 0 && <NoticeList notices={listed.notices} />}
    </Drawer>
  );
}

function NoNotices() {
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <img src="/helpers/bailiff.svg" alt="" width={128} height={128} className="size-32" />
      <p className="font-display text-xl leading-tight">Nothing to report</p>
      <p className="text-ink-soft">The bailiff knocks here when somebody joins, answers, nudges you or is ruled on.</p>
    </div>
  );
}

/** Shaped like what comes. */
function NoticesSkeleton() {
  return (
    <div role="status" className="grid gap-2.5">
      <span className="sr-only">Fetching your notices</span>
      {[0, 1, 2].map((line) => (
        <div
          key={line}
          aria-hidden
          className="h-20 rounded-uneven border-[2.5px] border-ink/30 bg-paper-deep motion-safe:animate-pulse"
        />
      ))}
    </div>
  );
}

import { Copy, LogOut } from "lucide-react";
import { useState } from "react";
import { announceCopy, copyText } from "~/browser/clipboard";
import { closeDrawer, openDrawer } from "~/browser/open-drawer";
import { logOutHere } from "~/components/account/session/departure";
import { LatestBadges } from "~/components/badge/latest-badges";
import { PushStanding } from "~/components/notice/push/push-standing";
import { Button, LinkButton } from "~/components/ui/button";
import { Drawer, type DrawerState } from "~/components/ui/dialog/drawer";
import { PROFILE_TRAVEL_PX } from "~/domain/drawer/edge-swipe";
import { useLive } from "~/hooks/use-live";
import { useViewer } from "~/hooks/use-viewer";
import { Identity } from "./identity";
import { PersonActions } from "./person-actions";

/** Who this browser is to the court, and what a person can do about it. */
export default function ProfileDrawer({ open, onClose }: DrawerState) {
  const { viewer, isConfirmed } = useViewer(open);
  const isAccountUser = viewer?.isAccountUser ?? false;
  return (
    <Drawer open={open} onClose={onClose} side="right" title="Profile" travel={PROFILE_TRAVEL_PX}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {viewer === null ? <Nobody /> : <Identity viewer={viewer} look="drawer" />}
        {viewer !== null && (
          <>
            <LatestBadges userUuid={isConfirmed ? viewer.uuid : null} />
            <LinkButton to="/profile">My Record</LinkButton>
          </>
        )}
        {viewer !== null && <NoticesButton />}
        <PersonActions isAccountUser={isAccountUser} />
        {viewer !== null && open && <PushStanding userUuid={viewer.uuid} />}
        {viewer !== null && <UserId uuid={viewer.uuid} />}
        {isAccountUser && (
          <Button look="quiet" onClick={logOutHere}>
            <LogOut aria-hidden className="size-5 shrink-0" />
            Log Out
          </Button>
        )}
      </div>
    </Drawer>
  );
}

/** Where the bell gives way to what the page needs, this leads to the notices too. */
function NoticesButton() {
  const [unread, setUnread] = useState(0);
  useLive(true, (message) => {
    if (message.type !== "case") setUnread(message.payload.unread);
  });
  const open = () => {
    closeDrawer();
    openDrawer("notices");
  };
  return <Button onClick={open}>{unread > 0 ? `Notices (${unread} unread)` : "Notices"}</Button>;
}

/** Somebody unknown is told how one becomes known. */
function Nobody() {
  return (
    <div className="rounded-uneven border-[2.5px] border-ink bg-panel p-4">
      <p className="font-display text-xl leading-tight">Nobody in particular</p>
      <p className="mt-1 text-ink-soft">The court has not met you. File a PettySuit or join one, and it will.</p>
    </div>
  );
}

/** What a person is asked for who needs help with their data. */
function UserId({ uuid }: { uuid: string }) {
  const copy = async () => announceCopy(await copyText(uuid), { title: "Copied!", description: "User ID copied." });
  return (
    <div className="border-ink border-y-2 py-2">
      <p className="font-bold text-sm">User ID</p>
      <div className="flex items-center justify-between gap-2">
        <code className="min-w-0 text-sm [overflow-wrap:anywhere]">{uuid}</code>
        <button type="button" onClick={copy} className="grid size-11 shrink-0 place-items-center rounded-uneven">
          <Copy aria-hidden className="size-5" />
          <span className="sr-only">Copy user ID</span>
        </button>
      </div>
    </div>
  );
}

import { Bell as BellIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { showUnread } from "~/browser/app-badge";
import { DrawerButton } from "~/components/shell/drawer-button";
import { useLive } from "~/hooks/use-live";
import { useFreePlace } from "./use-free-place";

/** How long after the live connection is there the bell appears where nothing is unread, in milliseconds. */
const APPEARS_AFTER_MS = 10_000;

/** More than this is not counted out. */
const MOST_COUNTED = 9;

/** The way to the notices, with how many are unread, and the voice that says what just came. */
export function Bell() {
  const [unread, setUnread] = useState<number | null>(null);
  const [news, setNews] = useState("");
  const isReady = unread !== null;
  const isAwaited = unread !== null && unread > 0;
  const [isShown, setShown] = useState(false);

  useLive(true, (message) => {
    if (message.type === "case") return;
    setUnread(message.payload.unread);
    showUnread(message.payload.unread);
    // The corner may never be free: then the way to the profile has a dot, and the drawer behind it the count.
    document.documentElement.toggleAttribute("data-unread", message.payload.unread > 0);
    if (message.type === "notice") setNews(message.payload.notice.title);
  });

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => setShown(true), isAwaited ? 0 : APPEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady, isAwaited]);

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      {isShown && <BellButton unread={unread ?? 0} />}
    </>
  );
}

/** Gives way to whatever can be pressed where it would stand. */
function BellButton({ unread }: { unread: number }) {
  const place = useRef<HTMLDivElement>(null);
  const isFree = useFreePlace(place);
  return (
    <div
      ref={place}
      className={`fixed right-[max(0.75rem,env(safe-area-inset-right))] bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 size-12 transition-opacity duration-150 print:hidden ${isFree ? "" : "invisible opacity-0"}`}
    >
      <DrawerButton
        name="notices"
        className="grid size-12 place-items-center rounded-full border-[2.5px] bg-panel shadow-hard"
      >
        <BellIcon aria-hidden className="size-6" />
        <span className="sr-only">Notices</span>
        {unread > 0 && (
          <span className="-top-1.5 -right-1.5 absolute grid h-6 min-w-6 place-items-center rounded-full border-2 border-ink bg-judge px-1 text-on-color text-xs">
            {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </DrawerButton>
    </div>
  );
}

import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { STORED } from "~/browser/storage/places";
import { readStored, writeStored } from "~/browser/storage/stored";
import { openAccountDialog } from "../account-dialog";

/**
 * How long no tap counts once the page has moved down, in milliseconds: a thumb on its way can't turn round, and would
 * hit what stands there now.
 */
const UNTOUCHABLE_MS = 600;

/**
 * A guest's cases hang by one browser; an e-mail address holds them. Stands above the page, so that it covers nothing,
 * and stays away for the visit once dismissed.
 */
export function LinkEmailBanner() {
  const isWanted = useIsWanted();
  const [isGone, setGone] = useState(() => readStored(STORED.nudgeDismissed) !== null);
  const isTouchable = useIsTouchable(isWanted);
  if (!isWanted || isGone) return null;

  const dismiss = () => {
    writeStored(STORED.nudgeDismissed, "true");
    setGone(true);
  };

  return (
    <aside aria-label="Your session" className="px-3 py-2">
      {!isTouchable && <div aria-hidden className="fixed inset-0 z-40" />}
      <div className="mx-auto flex w-fit max-w-full animate-drop-in items-stretch rounded-uneven border-[2.5px] border-ink bg-judge text-on-color shadow-hard">
        <button
          type="button"
          onClick={() => openAccountDialog("login")}
          className="min-h-11 rounded-uneven py-1.5 ps-4 text-start font-bold text-sm leading-tight hover:underline sm:text-base"
        >
          Link email to avoid losing your session →
        </button>
        <button
          type="button"
          onClick={dismiss}
          aria-label="Not now"
          className="grid w-11 shrink-0 place-items-center rounded-uneven"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </aside>
  );
}

/** Whether the court knows this browser's person, and has no address of theirs. */
function useIsWanted(): boolean {
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    let isHere = true;
    fetchViewer().then(
      (viewer) => isHere && setWanted(viewer !== null && !viewer.isAccountUser && viewer.email === null),
      // Whoever can't be asked isn't pestered.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);

  return isWanted;
}

function useIsTouchable(isShown: boolean): boolean {
  const [isTouchable, setTouchable] = useState(false);

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setTouchable(true), UNTOUCHABLE_MS);
    return () => clearTimeout(timer);
  }, [isShown]);

  return isTouchable;
}

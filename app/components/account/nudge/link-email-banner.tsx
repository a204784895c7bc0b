import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { STORED } from "~/browser/storage/places";
import { readStored, writeStored } from "~/browser/storage/stored";
import { openAccountDialog } from "../account-dialog";

/**
 * A guest's cases hang by one browser; an e-mail address holds them. Lies over the masthead, so that nothing on the
 * page moves, and is shown once a visit.
 */
export function LinkEmailBanner() {
  const isWanted = useIsWanted();
  const [isGone, setGone] = useState(() => readStored(STORED.nudgeShown) !== null);
  const isShown = isWanted && !isGone;

  useEffect(() => {
    if (isShown) writeStored(STORED.nudgeShown, "true");
  }, [isShown]);

  if (!isShown) return null;
  return (
    <aside aria-label="Your session" className="pointer-events-none fixed inset-x-0 top-0 z-30 px-3 py-2">
      <div className="pointer-events-auto mx-auto flex w-fit max-w-full animate-drop-in items-stretch rounded-uneven border-[2.5px] border-ink bg-judge text-on-color shadow-hard">
        <button
          type="button"
          onClick={() => openAccountDialog("login")}
          className="min-h-11 rounded-uneven py-1.5 ps-4 text-start font-bold text-sm leading-tight hover:underline sm:text-base"
        >
          Link email to avoid losing your session →
        </button>
        <button
          type="button"
          onClick={() => setGone(true)}
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

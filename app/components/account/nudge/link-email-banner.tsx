import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { STORED } from "~/browser/storage/places";
import { writeStored } from "~/browser/storage/stored";
import { openAccountDialog } from "../account-dialog";

/**
 * A guest's cases hang by one browser; an e-mail address holds them. Lies over the masthead and goes up with it, so
 * that nothing on the page moves, and nothing else is covered.
 */
export function LinkEmailBanner() {
  const [isGone, setGone] = useState(false);

  useEffect(() => writeStored(STORED.nudgeShown, "true"), []);

  if (isGone) return null;
  return (
    <aside aria-label="Your session" className="pointer-events-none absolute inset-x-0 top-0 z-30 px-3 py-2">
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

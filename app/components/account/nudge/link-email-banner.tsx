import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { STORED } from "~/browser/storage/places";
import { writeStored } from "~/browser/storage/stored";
import { openAccountDialog } from "../account-dialog";

/**
 * A guest's cases hang by one browser; an e-mail address holds them. Stands at the end of the page's foot: a phone has
 * no place where it would cover nothing, and what is above it does not move.
 */
export function LinkEmailBanner() {
  const [isGone, setGone] = useState(false);

  useEffect(() => writeStored(STORED.nudgeShown, "true"), []);

  const foot = document.querySelector("body > div > footer");
  if (isGone || foot === null) return null;
  return createPortal(
    <aside aria-label="Your session" className="px-4 pb-6 sm:px-6">
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
          onClick={() => setGone(true)}
          aria-label="Not now"
          className="grid w-11 shrink-0 place-items-center rounded-uneven"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </aside>,
    foot,
  );
}

import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { STORED } from "~/browser/storage/places";
import { readStored } from "~/browser/storage/stored";
import { useQuiet } from "~/hooks/use-quiet";
import { LinkEmailBanner } from "./link-email-banner";

/** How long after the page was loaded somebody is asked for anything, in milliseconds. */
const NUDGE_AFTER_MS = 15_000;

/** How often it is looked whether the page is quiet by now, in milliseconds. */
const LOOK_EVERY_MS = 400;

/**
 * Offers guests to link their e-mail, once a visit and some time after the page was loaded, on a page where they are
 * about nothing else. With that page it goes.
 */
export function LinkEmailNudge() {
  const { pathname } = useLocation();
  const isDue = useIsDue(pathname);
  return isDue && !pathname.startsWith("/courtroom/") ? <LinkEmailBanner /> : null;
}

/** The court is asked first and the page looked at last: while an answer is under way a finger may come down. */
function useIsDue(pathname: string): boolean {
  const isQuiet = useQuiet();
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    if (readStored(STORED.nudgeShown) !== null) return;
    let looks: ReturnType<typeof setInterval> | undefined;
    let isHere = true;
    const lookUntilQuiet = () => {
      if (!isQuiet()) return;
      clearInterval(looks);
      setDue(true);
    };
    const ask = async () => {
      if ((await isWanted()) && isHere) looks = setInterval(lookUntilQuiet, LOOK_EVERY_MS);
    };
    const timer = setTimeout(ask, NUDGE_AFTER_MS - performance.now());
    return () => {
      isHere = false;
      clearTimeout(timer);
      clearInterval(looks);
    };
  }, [isQuiet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page takes it away.
  useEffect(() => () => setDue(false), [pathname]);

  return isDue;
}

/** Whether the court knows this person and has no address of theirs. Whoever can't be asked isn't pestered. */
async function isWanted(): Promise<boolean> {
  const viewer = await fetchViewer().catch(() => null);
  return viewer !== null && !viewer.isAccountUser && viewer.email === null;
}

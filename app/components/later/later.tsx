import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { tellTimeZone } from "~/browser/time-zone";
import { LinkEmailNudge } from "~/components/account/nudge/link-email-nudge";
import { BadgeHost } from "~/components/badge/badge-host";
import { useKnownName } from "~/hooks/use-known-name";
import { Bell } from "./bell";
import { useInstalledApp } from "./use-installed-app";
import { useWaitingWords } from "./waiting/use-waiting-words";

/**
 * What any page of somebody known has above it. Whoever filed or joined without scripts, or whose storage the browser
 * has cleared, is known as soon as the court has said who they are.
 */
export function Later() {
  const isKnown = useKnownName() !== null;

  useEffect(() => {
    // Where it can't be asked, the next page asks.
    if (!isKnown) fetchViewer().catch(() => undefined);
  }, [isKnown]);

  return isKnown && <AbovePage />;
}

/** Nudge, bell and badges, but for bare pictures. */
function AbovePage() {
  useEffect(tellTimeZone, []);
  useInstalledApp();
  useWaitingWords();

  if (useLocation().pathname.includes("/flatten")) return null;
  return (
    <>
      <LinkEmailNudge />
      <Bell />
      <BadgeHost />
    </>
  );
}

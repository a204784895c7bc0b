import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { tellTimeZone } from "~/browser/time-zone";
import { LinkEmailNudge } from "~/components/account/nudge/link-email-nudge";
import { BadgeHost } from "~/components/badge/badge-host";
import { Bell } from "./bell";
import { useInstalledApp } from "./use-installed-app";
import { useWaitingWords } from "./waiting/use-waiting-words";

/** What any page of somebody known has above it, but for bare pictures: nudge, bell and badges. */
export function Later() {
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

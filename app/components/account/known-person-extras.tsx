import { useLocation } from "@remix-run/react";
import { BadgeHost } from "~/components/badge/badge-host";
import { Bell } from "~/components/notice/bell";
import { LinkEmailNudge } from "./nudge/link-email-nudge";

/** See `KnownPersonHost`. Stands above the page, but not above bare pictures. */
export function KnownPersonExtras() {
  if (useLocation().pathname.includes("/flatten")) return null;
  return (
    <>
      <LinkEmailNudge />
      <Bell />
      <BadgeHost />
    </>
  );
}

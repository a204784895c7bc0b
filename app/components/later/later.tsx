import { useLocation } from "@remix-run/react";
import { LinkEmailNudge } from "~/components/account/nudge/link-email-nudge";
import { Bell } from "./bell";

/** The bell, and the nudge to link an e-mail: what any page of somebody known has, but for bare pictures. */
export function Later() {
  if (useLocation().pathname.includes("/flatten")) return null;
  return (
    <>
      <LinkEmailNudge />
      <Bell />
    </>
  );
}

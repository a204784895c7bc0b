import { useLocation } from "@remix-run/react";
import { Bell } from "~/components/notice/bell";
import { LinkEmailNudge } from "./nudge/link-email-nudge";

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

import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { LinkEmailBanner } from "./link-email-banner";

/** How long after the page was loaded somebody is asked for anything, in milliseconds. */
const NUDGE_AFTER_MS = 15_000;

/** Offers guests to link their e-mail, some time after the page was loaded: in no hearing, and never during a drag. */
export function LinkEmailNudge() {
  const [isTime, setTime] = useState(false);
  const isInCourt = useLocation().pathname.startsWith("/courtroom/");

  useEffect(() => {
    const show = () => setTime(true);
    const ask = () => {
      const isHeld = document.documentElement.matches(":active");
      if (isHeld) for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, show, { once: true });
      else show();
    };
    const timer = setTimeout(ask, NUDGE_AFTER_MS - performance.now());
    return () => {
      clearTimeout(timer);
      for (const end of ["pointerup", "pointercancel"]) window.removeEventListener(end, show);
    };
  }, []);

  return isTime && !isInCourt ? <LinkEmailBanner /> : null;
}

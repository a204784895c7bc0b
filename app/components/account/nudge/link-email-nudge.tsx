import { useEffect, useState } from "react";
import { LinkEmailBanner } from "./link-email-banner";

/** How long after the page was loaded somebody is asked for anything, in milliseconds. */
const NUDGE_AFTER_MS = 15_000;

/** Offers guests to link their e-mail, some time after the page was loaded. */
export function LinkEmailNudge() {
  const [isTime, setTime] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setTime(true), NUDGE_AFTER_MS - performance.now());
    return () => clearTimeout(timer);
  }, []);

  return isTime ? <LinkEmailBanner /> : null;
}

import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { LinkEmailBanner } from "./link-email-banner";

/** How long somebody is left in peace before a page asks for anything, in milliseconds. */
const NUDGE_AFTER_MS = 15_000;

/** Offers guests to link their e-mail, some time after the page was loaded. Nobody with nothing to lose is asked. */
export function LinkEmailNudge() {
  const [isDue, setDue] = useState(false);
  const isHidden = useLocation().pathname.includes("/flatten");

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), NUDGE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return isDue && !isHidden && <LinkEmailBanner />;
}

import { BadgeHost } from "~/components/badge/badge-host";
import { LinkEmailNudge } from "./nudge/link-email-nudge";

/** See `KnownPersonHost`. Stands above the page. */
export function KnownPersonExtras() {
  return (
    <>
      <LinkEmailNudge />
      <BadgeHost />
    </>
  );
}

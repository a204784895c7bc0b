import { useCallback, useEffect, useState } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import { rememberDelivery, wasDelivered } from "./verdict-delivery";

/**
 * Whether a verdict is to be revealed, since its person has not seen it before: once, and to nobody who wants no
 * motion. It counts as seen when all of it stands there or is put away (`markSeen`): a page that is read anew in the
 * middle begins anew.
 */
export function useReveal(caseUuid: string, userUuid: string, settledAt: string) {
  const [isReveal] = useState(() => !wasDelivered(caseUuid, userUuid, settledAt) && !prefersReducedMotion());
  const markSeen = useCallback(() => rememberDelivery(caseUuid, userUuid, settledAt), [caseUuid, userUuid, settledAt]);

  useEffect(() => {
    if (!isReveal) markSeen();
  }, [isReveal, markSeen]);

  return { isReveal, markSeen };
}

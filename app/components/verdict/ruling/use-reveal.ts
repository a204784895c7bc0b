import { useCallback, useEffect, useState } from "react";
import { useHydrated } from "~/hooks/use-hydrated";
import { isRevealDue, rememberDelivery } from "./verdict-delivery";

/**
 * Whether a verdict is to be revealed, since its person has not seen it before: once, and to nobody who wants no
 * motion. It counts as seen when all of it stands there or is put away (`markSeen`): a page that is read anew in the
 * middle begins anew.
 */
export function useReveal(caseUuid: string, userUuid: string, settledAt: string) {
  const isHydrated = useHydrated();
  // Of what came with the page the server could not know it, and the page was asked before it is shown.
  const [isReveal] = useState(() => !isHydrated || isRevealDue(caseUuid, userUuid, settledAt));
  const markSeen = useCallback(() => rememberDelivery(caseUuid, userUuid, settledAt), [caseUuid, userUuid, settledAt]);

  useEffect(() => {
    if (!isReveal) markSeen();
  }, [isReveal, markSeen]);

  return { isReveal, markSeen };
}

import { useEffect, useState } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import { rememberDelivery, wasDelivered } from "./verdict-delivery";

/**
 * Whether a verdict is to be revealed, since its person has not seen it before: once, and to nobody who wants no
 * motion.
 */
export function useReveal(caseUuid: string, userUuid: string, settledAt: string): boolean {
  const [isReveal] = useState(() => !wasDelivered(caseUuid, userUuid, settledAt) && !prefersReducedMotion());
  useEffect(() => rememberDelivery(caseUuid, userUuid, settledAt), [caseUuid, userUuid, settledAt]);
  return isReveal;
}

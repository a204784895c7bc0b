import { PRODUCT_NAME } from "../product";

/** The text that goes out when somebody shares a decision. */
export function decisionShareText(decision: string): string {
  return `I just got life advice: ${decision} — ${PRODUCT_NAME}`;
}

/** The same for whoever shall find out by themselves; the link stands behind it. */
export const CLOSED_DECISION_TEXT = `${PRODUCT_NAME} has decided something that I could not. See what:`;

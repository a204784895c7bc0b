import type { DilemmaSession } from "./session";

/** Whether a session has all of its decision: without one of the three it is none yet. */
export function isDecided({ decision, rationale, recommendation }: DecisionTexts): boolean {
  return [decision, rationale, recommendation].every((text) => text !== null && text !== "");
}

type DecisionTexts = Pick<DilemmaSession, "decision" | "rationale" | "recommendation">;

/**
 * Looks after the first one while a decision is awaited. The waits between them double, which makes some two minutes.
 */
const DECISION_LOOKS = 7;
const FIRST_WAIT_MS = 1_000;

/** The wait before the next look for a decision in milliseconds after `looks`, or null when the page gives up. */
export function nextDecisionWait(looks: number): number | null {
  return looks >= DECISION_LOOKS ? null : FIRST_WAIT_MS * 2 ** looks;
}

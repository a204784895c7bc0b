import { STORED } from "~/browser/storage/places";
import { writeStored } from "~/browser/storage/stored";

/** Why a session was not started. One that is started leads on to its page instead. */
export interface StartRefusal {
  ok: false;
  /** The sentence for the person. */
  error: string;
  code: string;
  /** The dilemma as it was sent, for a page whose scripts have not run: it can't remember what was typed. */
  sent?: string;
}

/** What is said where no answer came, and where the court failed. */
export const UNREACHABLE: StartRefusal = {
  ok: false,
  error: "Network error occurred. Your dilemma is still here: please try again.",
  code: "unreachable",
};
export const FAILED: StartRefusal = {
  ok: false,
  error: "Failed to create session. Your dilemma is still here: please try again.",
  code: "internal",
};

/**
 * What a browser makes of the action's answer. Faults are answers like any other: an error page in place of the box
 * would take what was typed. Once the session is started, its draft is done with.
 */
export async function answerStart(ask: () => Promise<StartRefusal>): Promise<StartRefusal> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof TypeError) return UNREACHABLE;
    if (!isRedirect(error)) return FAILED;
    writeStored(STORED.dilemmaDraft, null);
    throw error;
  }
}

function isRedirect(thrown: unknown): boolean {
  return thrown instanceof Response && thrown.status >= 300 && thrown.status < 400;
}

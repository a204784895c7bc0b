import type { HumanCheckAction } from "~/domain/human-check/human-check";

/** Tokens older than this are made anew, in milliseconds: the server takes them for five minutes more. */
const TOKEN_FRESH_MS = 15 * 60_000;

interface PreparedToken {
  startedAt: number;
  token: Promise<string>;
}

const prepared = new Map<HumanCheckAction, PreparedToken>();

/**
 * Starts the human check for an action in the background, so that its token is there when the person has finished
 * typing. Asked again, it does nothing while the token is fresh.
 */
export function prepareHumanCheck(action: HumanCheckAction): void {
  if (freshToken(action) !== null) return;
  const token = solve(action);
  prepared.set(action, { startedAt: Date.now(), token });
  // A failure here is nobody's business yet: `solveHumanCheck` tries again and reports.
  token.catch(() => prepared.delete(action));
}

/** The human check could not be passed: no challenge, no solution, or no connection. */
export class HumanCheckError extends Error {
  /** Whether nobody could be asked: browsers say so by a `TypeError`, of scripts and calls alike. */
  readonly isOffline: boolean;

  constructor(cause: unknown) {
    super("The human check could not be passed.", { cause });
    this.name = "HumanCheckError";
    this.isOffline = cause instanceof TypeError;
  }
}

/** Whether something failed because nobody could be asked, the human check included. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof HumanCheckError ? error.isOffline : error instanceof TypeError;
}

/**
 * A token for one call of this action (docs/rules.md#human-check): the prepared one, or a new one. Throws
 * `HumanCheckError` for want of both.
 */
export async function solveHumanCheck(action: HumanCheckAction): Promise<string> {
  const ready = freshToken(action);
  prepared.delete(action);
  return (await ready?.catch(() => null)) ?? solve(action);
}

function freshToken(action: HumanCheckAction): Promise<string> | null {
  const found = prepared.get(action);
  return found !== undefined && Date.now() - found.startedAt < TOKEN_FRESH_MS ? found.token : null;
}

async function solve(action: HumanCheckAction): Promise<string> {
  try {
    const { obtainToken } = await import("./obtain-token");
    return await obtainToken(action);
  } catch (error) {
    throw new HumanCheckError(error);
  }
}

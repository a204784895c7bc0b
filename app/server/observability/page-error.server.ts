import { logError } from "./log.server";

/** Remix calls this for everything a loader, an action or a render threw that is no response. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  logError("page_failed", error, { method: request.method });
}

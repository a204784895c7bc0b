import { isRouteErrorResponse } from "@remix-run/react";
import { logError } from "./server/observability/log.server";

/**
 * Remix calls this for everything a loader, an action or a render threw that is no response. What a client did wrong, a
 * verb that a page does not have among it, is no fault of the court; the rest is logged without anybody's text.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: { requestId: string } },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logError("page_failed", error, { requestId: context.requestId, method: request.method });
}

import { createMiddleware } from "hono/factory";
import type { ErrorCode } from "~/domain/error-code";
import { SUPPORT_PATH } from "~/domain/screening/support";
import { logEvent } from "~/server/observability/log.server";
import { measureBy } from "~/server/observability/metrics.server";
import type { WebContext } from "../request-context";
import { noteRefusal } from "./note-refusal";

/** Pages refuse in Remix, which tells the status alone. */
const PAGE_REFUSALS: Partial<Record<number, ErrorCode>> = { 401: "no_session", 403: "not_yours" };

/**
 * One log line a request, one more where it was refused what it may not, and its times for the browser's tools. The
 * line holds the route's pattern and not its path: a path carries invitation tokens, and those open cases.
 */
export const observe = createMiddleware<WebContext>(async (c, next) => {
  const start = performance.now();
  await next();
  const { requestId, services } = c.var;
  const milliseconds = Math.round(performance.now() - start);
  const { roundTrips } = services;
  c.res.headers.set("X-Request-Id", requestId);
  c.res.headers.set(
    "Server-Timing",
    `total;dur=${milliseconds}, db;dur=${Math.round(roundTrips.milliseconds)};desc="${roundTrips.count}"`,
  );
  // That somebody looked for help is nobody's business (docs/rules.md#calm-page).
  if (c.req.path.startsWith(SUPPORT_PATH)) return;
  const refusedAs = c.var.refusedAs ?? PAGE_REFUSALS[c.res.status];
  if (refusedAs !== undefined) await noteRefusal(c, refusedAs);
  const told = { method: c.req.method, route: routePattern(c.req.path), status: c.res.status, milliseconds };
  logEvent("request", { requestId, ...told, roundTrips: roundTrips.count });
  measureBy(c.env.METRICS)({ name: "request", ...told });
});

/** A path with everything that names a case, a person or an invitation taken out. */
export function routePattern(path: string): string {
  return path
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/giu, ":uuid")
    .replace(/[A-Za-z0-9_-]{32,}/gu, ":token")
    .replace(/^\/api\/auth\/sessions\/[^/]+/u, "/api/auth/sessions/:id")
    .replace(/^\/v\/[^/.]+/u, "/v/:shareId")
    .replace(/^\/api\/moderation\/verdicts\/[^/]+/u, "/api/moderation/verdicts/:shareId")
    .replace(/^\/invitation\/[^/.]+/u, "/invitation/:code")
    .slice(0, 120);
}

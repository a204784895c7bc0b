import { createMiddleware } from "hono/factory";
import { badOrigin } from "~/domain/app-error";
import type { WebContext } from "../request-context";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export function isUnsafe(method: string): boolean {
  return !SAFE_METHODS.has(method);
}

/**
 * Refuses changes that another site's page asks for (docs/rules.md#requests-from-other-sites). Browsers send `Origin`
 * with every unsafe request; where it is missing, `Sec-Fetch-Site` tells. A program that sends neither is no browser
 * and has nobody's cookie to abuse.
 */
export const refuseForeignOrigin = createMiddleware<WebContext>(async (c, next) => {
  if (isUnsafe(c.req.method) && !isOwnOrigin(c.req.raw, c.var.siteOrigin)) throw badOrigin();
  await next();
});

/** Whether a request comes from this site's own pages, or from no page at all. */
export function isOwnOrigin(request: Request, siteOrigin: string): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) return origin === siteOrigin || origin === new URL(request.url).origin;
  const site = request.headers.get("sec-fetch-site");
  return site === null || site === "same-origin" || site === "none";
}

import { createMiddleware } from "hono/factory";
import { SHARED_MAX_AGE_SECONDS } from "~/domain/verdict/shared-verdict";
import type { WebContext } from "../request-context";

const SHORT = `public, max-age=${SHARED_MAX_AGE_SECONDS}`;

/** For an address that names its print: within that time there is nothing to be asked again, not even on a reload. */
const UNCHANGING = `${SHORT}, immutable`;

/**
 * What a good answer is to this one request, since the edge's copy serves all of them: 304 for whoever has the picture,
 * and how long the address that was asked for may be kept. Conditions never speak to a refusal.
 */
export const answerConditions = createMiddleware<WebContext>(async (c, next) => {
  await next();
  const etag = c.res.headers.get("ETag");
  if (c.res.status !== 200 || etag === null) return;
  const version = c.req.query("v");
  c.header("Cache-Control", version !== undefined && etag.startsWith(`"${version}-`) ? UNCHANGING : SHORT);
  if (!isKnown(c.req.header("If-None-Match"), etag)) return;
  await c.res.body?.cancel();
  c.res = new Response(null, { status: 304, headers: c.res.headers });
  c.header("Content-Length", undefined);
  c.header("Content-Type", undefined);
});

/** Whether an `If-None-Match` names this strong ETag. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((each) => each.trim().replace(/^W\//u, ""));
  return known.includes(etag) || known.includes("*");
}

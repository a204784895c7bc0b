import { createMiddleware } from "hono/factory";
import { sessionCookie } from "~/server/account/session-token.server";
import type { WebContext } from "../request-context";

/**
 * Moves a used session's end to a year from now, in the cookie at once and in the database after the answer
 * (docs/rules.md#sessions-not-uuids).
 */
export const rollSession = createMiddleware<WebContext>(async (c, next) => {
  await next();
  const { visitor, services } = c.var;
  if (!visitor.rollDue || visitor.token === null || visitor.tokenHash === null) return;
  c.res.headers.append("Set-Cookie", sessionCookie(c.req.raw, visitor.token));
  c.executionCtx.waitUntil(services.session.rollSession(visitor.tokenHash));
});

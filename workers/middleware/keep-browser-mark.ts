import { createMiddleware } from "hono/factory";
import { markCookie } from "~/server/account/browser-mark.server";
import type { WebContext } from "../request-context";

/** Keeps the mark that a request has given its browser (docs/rules.md#login-codes), also where it was refused. */
export const keepBrowserMark = createMiddleware<WebContext>(async (c, next) => {
  const { visitor } = c.var;
  const before = visitor.browserMark;
  await next();
  const { browserMark } = visitor;
  if (browserMark !== undefined && browserMark !== before) {
    c.res.headers.append("Set-Cookie", markCookie(c.req.raw, browserMark));
  }
});

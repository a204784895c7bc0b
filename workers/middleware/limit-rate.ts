import { createMiddleware } from "hono/factory";
import { rateLimited } from "~/domain/app-error";
import type { WebContext } from "../request-context";
import { addressOf, networkOf } from "./address";
import { limitedActionOf } from "./limited-action";
import { isUnsafe } from "./refuse-foreign-origin";

/** The limits' window in seconds, as wrangler.toml sets it: after it a refused client may come again. */
const WINDOW_SECONDS = 60;

/** Holds floods off: by address, for changes by address and session, and for some actions by network. */
export const limitRate = createMiddleware<WebContext>(async (c, next) => {
  const address = addressOf(c);
  const { tokenHash } = c.var.visitor;
  const checks = [c.env.ADDRESS_LIMIT.limit({ key: address })];
  if (isUnsafe(c.req.method)) {
    checks.push(c.env.ADDRESS_WRITE_LIMIT.limit({ key: address }));
    if (tokenHash !== null) checks.push(c.env.SESSION_WRITE_LIMIT.limit({ key: tokenHash }));
  }
  const action = limitedActionOf(c.req.method, c.req.path);
  if (action !== null) checks.push(c.env.ACTION_LIMIT.limit({ key: `${action} ${networkOf(address)}` }));
  const outcomes = await Promise.all(checks);
  if (outcomes.some(({ success }) => !success)) throw rateLimited(WINDOW_SECONDS);
  await next();
});

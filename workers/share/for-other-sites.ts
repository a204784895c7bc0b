import { createMiddleware } from "hono/factory";
import type { WebContext } from "../request-context";

/**
 * What other sites may show on their pages, and search engines may not list: a shared verdict is public, and about
 * people.
 */
export const forOtherSites = createMiddleware<WebContext>(async (c, next) => {
  c.set("isForOtherSites", true);
  await next();
  c.header("X-Robots-Tag", "noindex");
});

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { tooLarge } from "~/domain/app-error";
import { answerError } from "./api/answer-error";
import { api } from "./api/api";
import { answerHealth } from "./health/answer-health";
import { limitRate } from "./middleware/limit-rate";
import { observe } from "./middleware/observe";
import { prepareContext } from "./middleware/prepare-context";
import { refuseForeignOrigin } from "./middleware/refuse-foreign-origin";
import { rollSession } from "./middleware/roll-session";
import { setSecurityHeaders } from "./middleware/set-security-headers";
import type { WebContext } from "./request-context";
import { sharedEmbed } from "./share/embed";
import { oembed } from "./share/oembed";
import { sharedPictures } from "./share/pictures";
import { samplePictures } from "./share/samples";
import { sharedSummons } from "./share/summons";
import { openLive } from "./socket/open-live";
import { openSocket } from "./socket/open-socket";

/** Far above the longest honest form (a human-check token and 250 characters) and far below what hurts. */
const BODY_MAX_BYTES = 64 * 1_024;

/** Renders a page, or answers a page's data request or action. */
export type PageHandler = (request: Request, context: { context: WebContext["Variables"] }) => Promise<Response>;

/**
 * The web Worker without its pages: what every request passes, then the API, then `renderPage` for the rest. Tests run
 * it with no pages at all.
 */
export function createWebApp(renderPage: PageHandler) {
  const app = new Hono<WebContext>();
  // Before everything that sets headers: an answer that upgrades can't take any.
  app.get("/ws", prepareContext, limitRate, openSocket);
  app.get("/live", prepareContext, limitRate, openLive);
  app.use(prepareContext, observe, setSecurityHeaders, rollSession, limitRate, refuseForeignOrigin);
  app.use(
    bodyLimit({
      maxSize: BODY_MAX_BYTES,
      onError: () => {
        throw tooLarge();
      },
    }),
  );
  app.get("/healthz", answerHealth);
  app.route("/api", api);
  for (const shared of [sharedPictures, sharedEmbed, oembed, samplePictures, sharedSummons]) app.route("/", shared);
  app.all("*", (c) => renderPage(withoutForwardedHost(c.req.raw), { context: c.var }));
  app.onError(answerError);
  return app;
}

/** Remix believes `X-Forwarded-Host`, which anyone can send. */
function withoutForwardedHost(request: Request): Request {
  if (!request.headers.has("x-forwarded-host")) return request;
  const cleaned = new Request(request);
  cleaned.headers.delete("x-forwarded-host");
  return cleaned;
}

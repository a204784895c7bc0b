/** @jsxImportSource hono/jsx */
import { Hono } from "hono";
import { isAppError } from "~/domain/app-error";
import { PRODUCT_NAME } from "~/domain/product";
import { CARD_HEIGHT, CARD_SCALES, CARD_WIDTH } from "~/domain/verdict/card";
import { cardWords } from "~/domain/verdict/card-words";
import { SHARED_MAX_AGE_SECONDS, type SharedCard, sharedPicturePath, sharePath } from "~/domain/verdict/shared-verdict";
import { logError } from "~/server/observability/log.server";
import type { WebContext } from "../request-context";
import { forOtherSites } from "./for-other-sites";
import { keepAtEdge } from "./keep-at-edge";

const CACHE = `public, max-age=${SHARED_MAX_AGE_SECONDS}`;

/** A shared verdict as a frame on another site's page: the card, which leads to its own page. No script, no cookie. */
export const sharedEmbed = new Hono<WebContext>().get("/v/:shareId/embed", forOtherSites, keepAtEdge, async (c) => {
  try {
    const shared = await c.var.services.sharing.openSharedCard(c.req.param("shareId"));
    // Waited for: it is drawn only then, and may fail.
    return await c.html(<Embed shared={shared} />, 200, { "Cache-Control": CACHE });
  } catch (error) {
    if (isAppError(error)) {
      return c.html(<Notice sentence={error.message} />, error.status, { "Cache-Control": CACHE });
    }
    // The frame stands in somebody else's page, whose readers can do nothing with a code.
    logError("embed_failed", error, { requestId: c.var.requestId });
    return c.html(<Notice sentence="The court could not be reached. Please try again." />, 503, {
      "Cache-Control": "no-store",
    });
  }
});

function Embed({ shared }: { shared: SharedCard }) {
  const words = cardWords(shared.card);
  const picture = (scale: (typeof CARD_SCALES)[number]) => sharedPicturePath(shared, "card", scale);
  return (
    <Frame title={`${words.matter} · ${PRODUCT_NAME}`}>
      <a href={sharePath(shared.shareId)} target="_blank" rel="noopener" style="display:block;max-width:100%">
        <img
          src={picture(1)}
          srcset={CARD_SCALES.map((scale) => `${picture(scale)} ${scale}x`).join(", ")}
          alt={words.picture}
          width={CARD_WIDTH}
          height={CARD_HEIGHT}
          style="display:block;max-width:100%;max-height:100vh;width:auto;height:auto"
        />
      </a>
    </Frame>
  );
}

/** In the place of a card that there is none of. */
function Notice({ sentence }: { sentence: string }) {
  return (
    <Frame title={PRODUCT_NAME}>
      <p style="margin:0;border:3px solid #1B1A17;background:#FBF3E0;color:#1B1A17;padding:24px;font:600 16px/1.4 sans-serif;text-align:center">
        {sentence}
      </p>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: unknown }) {
  return (
    <html lang="en" style="height:100%">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body style="margin:0;min-height:100%;display:grid;place-items:center;background:transparent">{children}</body>
    </html>
  );
}

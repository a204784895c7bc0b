import { type Context, Hono } from "hono";
import { isAppError } from "~/domain/app-error";
import { CARD_SCALES, type CardScale } from "~/domain/verdict/card";
import { pictureFileName } from "~/domain/verdict/card-file-name";
import { type CardLayout, hasScale } from "~/domain/verdict/card-layouts";
import type { CardNotice } from "~/domain/verdict/card-notices";
import { cardWords } from "~/domain/verdict/card-words";
import { SHARED_MAX_AGE_SECONDS } from "~/domain/verdict/shared-verdict";
import { logError } from "~/server/observability/log.server";
import type { WebContext } from "../request-context";
import { answerConditions } from "./answer-conditions";
import { forOtherSites } from "./for-other-sites";
import { keepAtEdge } from "./keep-at-edge";
import { answerNotice } from "./notice";

const forPictures = [forOtherSites, answerConditions, keepAtEdge] as const;

/**
 * The pictures of shared verdicts. Whatever is asked for is answered by a picture: most of those who ask show no words.
 */
export const sharedPictures = new Hono<WebContext>()
  .get("/v/:file{[^/]+\\.png}", ...forPictures, (c) => answerPicture(c, c.req.param("file").slice(0, -4), "card"))
  .get("/v/:shareId/og.png", ...forPictures, (c) => answerPicture(c, c.req.param("shareId"), "preview"))
  .get("/v/:shareId/square.png", ...forPictures, (c) => answerPicture(c, c.req.param("shareId"), "square"))
  .get("/v/:shareId/story.png", ...forPictures, (c) => answerPicture(c, c.req.param("shareId"), "story"));

async function answerPicture(c: Context<WebContext>, shareId: string, layout: CardLayout): Promise<Response> {
  const scale = readScale(c.req.queries("scale"));
  if (scale === null || !hasScale(layout, scale)) return answerNotice(c, "missing", 400);
  try {
    const { shared, draw } = await c.var.services.sharing.openSharedPicture(shareId, layout, scale);
    return c.body(await draw(), 200, {
      "Content-Type": "image/png",
      "Content-Disposition": `inline; filename="${pictureFileName(cardWords(shared.card).matter, layout)}"`,
      "Cache-Control": `public, max-age=${SHARED_MAX_AGE_SECONDS}`,
      ETag: `"${shared.version}-${layout}-${scale}"`,
    });
  } catch (error) {
    return answerFailure(c, error);
  }
}

function answerFailure(c: Context<WebContext>, error: unknown): Promise<Response> {
  if (isAppError(error) && error.status < 500) {
    const notice: CardNotice = error.code === "sealed" ? "sealed" : "missing";
    return answerNotice(c, notice, error.code === "sealed" ? 410 : 404);
  }
  logError("picture_failed", error, { requestId: c.var.requestId });
  return answerNotice(c, "unavailable", 503);
}

/** The scale that a query asks for: once or not at all. Null for anything else. */
function readScale(asked: string[] = ["1"]): CardScale | null {
  const [scale, ...more] = asked;
  return more.length > 0 ? null : (CARD_SCALES.find((known) => String(known) === scale) ?? null);
}

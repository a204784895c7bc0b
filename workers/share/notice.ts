import type { Context } from "hono";
import type { CardNotice } from "~/domain/verdict/card-notices";
import { SHARED_MAX_AGE_SECONDS } from "~/domain/verdict/shared-verdict";
import { logError } from "~/server/observability/log.server";
import type { WebContext } from "../request-context";

/** One transparent pixel, for when not even a notice can be drawn. */
const BLANK = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);

/** Answers with a picture that says why there is no card. It is the same for every verdict and tells nothing of any. */
export async function answerNotice(
  c: Context<WebContext>,
  notice: CardNotice,
  status: 400 | 404 | 410 | 503,
): Promise<Response> {
  const png = await c.var.services.cards.getNotice(notice).catch((error: unknown) => {
    logError("picture_failed", error, { requestId: c.var.requestId });
    return BLANK;
  });
  return c.body(png, status, {
    "Content-Type": "image/png",
    "Cache-Control": status === 503 ? "no-store" : `public, max-age=${SHARED_MAX_AGE_SECONDS}`,
  });
}

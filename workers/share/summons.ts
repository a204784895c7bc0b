import { Hono } from "hono";
import { isAppError } from "~/domain/app-error";
import { SHARED_MAX_AGE_SECONDS } from "~/domain/verdict/shared-verdict";
import { logError } from "~/server/observability/log.server";
import type { WebContext } from "../request-context";
import { forOtherSites } from "./for-other-sites";
import { answerNotice } from "./notice";

/** The picture of an invitation's link. Whatever is asked for is answered by a picture. */
export const sharedSummons = new Hono<WebContext>().get("/invite/:token/og.png", forOtherSites, async (c) => {
  const { services, visitor, siteOrigin } = c.var;
  try {
    const { caseUuid, ...called } = await services.invitation.getSummons(visitor, c.req.param("token"));
    const summons = { ...called, siteAddress: new URL(siteOrigin).host };
    return c.body(await services.cards.getSummons({ caseUuid, summons }), 200, {
      "Content-Type": "image/png",
      "Cache-Control": `public, max-age=${SHARED_MAX_AGE_SECONDS}`,
    });
  } catch (error) {
    if (isAppError(error) && (error.status === 404 || error.status === 410)) {
      return answerNotice(c, "uninvited", error.status);
    }
    logError("picture_failed", error, { requestId: c.var.requestId });
    return answerNotice(c, "unavailable", 503);
  }
});

import { Hono } from "hono";
import { notFound } from "~/domain/app-error";
import { oembedOf, oembedQuerySchema, oembedXml, shareIdOf } from "~/domain/verdict/oembed";
import { SHARED_MAX_AGE_SECONDS } from "~/domain/verdict/shared-verdict";
import { parsed } from "../api/parsed";
import type { WebContext } from "../request-context";
import { forOtherSites } from "./for-other-sites";

/**
 * How a site may embed a link to a verdict (oembed.com). Anybody's script may ask: the answer is the same for everyone.
 */
export const oembed = new Hono<WebContext>().get(
  "/oembed",
  forOtherSites,
  parsed("query", oembedQuerySchema),
  async (c) => {
    c.header("Access-Control-Allow-Origin", "*");
    const { url, format, ...limits } = c.req.valid("query");
    const shareId = shareIdOf(url, c.var.siteOrigin);
    if (shareId === null) throw notFound("Verdict");
    if (format !== "json" && format !== "xml") {
      const sentence = "This court answers in json or xml.";
      return c.json({ error: sentence, message: sentence, code: "invalid_input" }, 501);
    }
    const answer = oembedOf(await c.var.services.sharing.openSharedCard(shareId), c.var.siteOrigin, limits);
    c.header("Cache-Control", `public, max-age=${SHARED_MAX_AGE_SECONDS}`);
    if (format === "json") return c.json(answer);
    return c.body(oembedXml(answer), 200, { "Content-Type": "text/xml; charset=utf-8" });
  },
);

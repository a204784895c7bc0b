import { Hono } from "hono";
import * as v from "valibot";
import { notFound } from "~/domain/app-error";
import { uuidSchema } from "~/domain/pettysuit/pettysuit";
import { CARD_SCALES } from "~/domain/verdict/card";
import type { WebContext } from "../request-context";
import { verdictAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";
import { uuidParam } from "./uuid-param";

const scaleSchema = v.pipe(
  v.string(),
  v.regex(/^[123]$/u, "A card's scale is 1, 2 or 3."),
  v.transform(Number),
  v.picklist(CARD_SCALES),
);

/** A card of a decided case never changes; only its parties may keep it. */
const CARD_CACHE = "private, max-age=31536000, immutable";

/** Verdicts and their cards. */
export const verdictApi = new Hono<WebContext>()
  .get(
    "/pettysuits/:uuid/verdict",
    describe({
      noun: "verdict",
      summary: "The verdict, 404 until it is ready; for the parties with both testimonies, with a card `token` alone.",
      answer: verdictAnswer,
      refusals: [401, 403, 404],
    }),
    async (c) => {
      const { verdict } = c.var.services;
      const uuid = uuidParam(c, notFound("Suit"));
      const token = c.req.query("token");
      if (token !== undefined) return c.json({ verdict: await verdict.getVerdictByCardToken(uuid, token) });
      return c.json(await verdict.getDecidedCase(c.var.visitor, uuid));
    },
  )
  .get(
    "/verdicts/:uuid/image/view",
    describe({
      noun: "verdict",
      summary: "The verdict's card as a PNG of 320×568 times `scale` (1 to 3).",
      answer: "image/png",
      refusals: [400, 401, 403, 404],
    }),
    parsed("query", v.object({ userUuid: v.optional(uuidSchema), scale: v.optional(scaleSchema, "2") })),
    async (c) => {
      const uuid = uuidParam(c, notFound("Suit"));
      const { userUuid, scale } = c.req.valid("query");
      const siteAddress = new URL(c.var.siteOrigin).host;
      const png = await c.var.services.verdict.getCardImage(c.var.visitor, uuid, { userUuid, scale, siteAddress });
      return c.body(png, 200, { "Content-Type": "image/png", "Cache-Control": CARD_CACHE });
    },
  );

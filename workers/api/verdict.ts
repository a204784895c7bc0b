import { Hono } from "hono";
import * as v from "valibot";
import { notFound } from "~/domain/app-error";
import { uuidSchema } from "~/domain/case/case-ref";
import { CARD_SCALES } from "~/domain/verdict/card";
import { sharingSchema } from "~/domain/verdict/shared-verdict";
import type { WebContext } from "../request-context";
import { isKnown } from "../share/answer-conditions";
import { forgetAtEdge } from "../share/keep-at-edge";
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

/**
 * Only the parties may keep a card, and each time they ask whether it is still the one: a name on it may change with an
 * account, and be taken back. One that may be set aside is kept by nobody.
 */
const CARD_CACHE = { final: "private, no-cache", byDefault: "private, no-store" };

/** Verdicts and their cards. */
export const verdictApi = new Hono<WebContext>()
  .get(
    "/pettysuits/:uuid/verdict",
    describe({
      noun: "verdict",
      summary: "The verdict, 404 until it is ready; for the parties with both testimonies, with a card `token` alone.",
      answer: verdictAnswer,
      refusals: [401, 403, 404, 410],
    }),
    async (c) => {
      const { deck, verdict } = c.var.services;
      const uuid = uuidParam(c, notFound("Suit"));
      const token = c.req.query("token");
      if (token !== undefined) return c.json({ verdict: await verdict.getVerdictByCardToken(uuid, token) });
      return c.json(await deck.getDecidedSuit(c.var.visitor, uuid));
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
      const uuid = uuidParam(c, notFound("Case"));
      const { userUuid, scale } = c.req.valid("query");
      const siteAddress = new URL(c.var.siteOrigin).host;
      const { version, byDefault, draw } = await c.var.services.verdict.getCardImage(c.var.visitor, uuid, {
        userUuid,
        scale,
        siteAddress,
      });
      const kept = {
        ETag: `"${version}-${scale}"`,
        "Cache-Control": byDefault ? CARD_CACHE.byDefault : CARD_CACHE.final,
      };
      if (isKnown(c.req.header("If-None-Match"), kept.ETag)) return c.body(null, 304, kept);
      return c.body(await draw(), 200, { ...kept, "Content-Type": "image/png" });
    },
  )
  .get(
    "/verdicts/:uuid/share",
    describe({
      noun: "verdict",
      summary: "Whether a decided case of either kind is private, shared by a public link, or sealed, and by whom.",
      answer: sharingSchema,
      refusals: [401, 403, 404],
    }),
    async (c) => c.json(await c.var.services.sharing.getSharing(c.var.visitor, uuidParam(c, notFound("Case")))),
  )
  .post(
    "/verdicts/:uuid/share",
    describe({
      noun: "verdict",
      summary: "Makes the public link to a verdict's card, or gives the one there is; after a seal a new one.",
      answer: sharingSchema,
      refusals: [401, 403, 404, 410],
    }),
    async (c) => c.json(await c.var.services.sharing.share(c.var.visitor, uuidParam(c, notFound("Case")))),
  )
  .delete(
    "/verdicts/:uuid/share",
    describe({
      noun: "verdict",
      summary: "Seals a verdict: its public link, pictures included, answers 410 everywhere within a minute.",
      answer: sharingSchema,
      refusals: [401, 403, 404],
    }),
    async (c) => {
      const { sharing, sealed } = await c.var.services.sharing.seal(c.var.visitor, uuidParam(c, notFound("Case")));
      if (sealed !== null) await forgetAtEdge(c.var.siteOrigin, sealed);
      return c.json(sharing);
    },
  );

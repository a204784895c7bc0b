import { Hono } from "hono";
import * as v from "valibot";
import { adEventSchema, adReactionSchema, adsWantedSchema, randomAdsSchema } from "~/domain/ad/ad-input";
import { notFound } from "~/domain/app-error";
import { type CaseKind, kindProfile } from "~/domain/case/case-kind";
import { uuidSchema } from "~/domain/case/case-ref";
import type { WebContext } from "../request-context";
import { adAnswer, doneAnswer, savedAdsAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";
import { uuidParam } from "./uuid-param";

const unknownAd = notFound("Ad");

/** Sponsored cards: what there is, and what people do with them. */
export const adApi = new Hono<WebContext>()
  .get(
    "/ads/random",
    describe({
      noun: "ad",
      summary: "`n` different ads by chance, two unless said otherwise.",
      answer: v.array(adAnswer),
      refusals: [400],
    }),
    parsed("query", randomAdsSchema),
    async (c) => {
      c.header("Cache-Control", "no-store");
      return c.json(await c.var.services.ads.random(c.req.valid("query").n));
    },
  )
  .get(
    "/ads/:uuid",
    describe({ noun: "ad", summary: "An ad by its uuid, live or not.", answer: adAnswer, refusals: [404] }),
    async (c) => c.json(await c.var.services.ads.get(uuidParam(c, unknownAd))),
  )
  .post(
    "/ads/events",
    describe({
      noun: "ad",
      summary: "Notes what happened to an ad in a suit or a session of one's own; told again it changes nothing.",
      answer: doneAnswer,
      refusals: [400, 401, 403, 404],
    }),
    parsed("json", adEventSchema),
    async (c) => {
      await c.var.services.ads.noteEvent(c.var.visitor, c.req.valid("json"));
      return c.json({ success: true });
    },
  )
  .post(
    "/ads/wanted",
    describe({
      noun: "ad",
      summary: "Says whether one wants sponsored cards in one's decks.",
      answer: adsWantedSchema,
      refusals: [400, 401],
    }),
    parsed("json", adsWantedSchema),
    async (c) => {
      const { adsWanted } = c.req.valid("json");
      await c.var.services.ads.setWanted(c.var.visitor, adsWanted);
      return c.json({ adsWanted });
    },
  )
  .route("/pettysuits", adsOf("pettysuit"))
  .route("/procrastination/sessions", adsOf("dilemma"));

/** The two calls about ads that every kind of case with a deck has. */
function adsOf(kind: CaseKind) {
  const unknownCase = notFound(kindProfile(kind).noun);
  return new Hono<WebContext>()
    .get(
      "/:uuid/ads",
      describe({
        noun: "ad",
        summary: "The ads that one has saved, here or in another deck, the newest first.",
        answer: savedAdsAnswer,
        refusals: [400, 401, 403, 404],
      }),
      parsed("query", v.object({ userUuid: v.optional(uuidSchema), savedOnly: v.optional(v.string()) })),
      async (c) => {
        const { userUuid: claimedUuid } = c.req.valid("query");
        const wanted = { kind, uuid: uuidParam(c, unknownCase), claimedUuid };
        const ads = await c.var.services.ads.listSaved(c.var.visitor, wanted);
        return c.json({ savedAdUuids: ads.map(({ uuid }) => uuid), ads });
      },
    )
    .post(
      "/:uuid/ads",
      describe({
        noun: "ad",
        summary: "Saves an ad or skips it; what one does last with it holds.",
        answer: doneAnswer,
        refusals: [400, 401, 403, 404],
      }),
      parsed("json", adReactionSchema),
      async (c) => {
        const caseUuid = uuidParam(c, unknownCase);
        await c.var.services.ads.react(c.var.visitor, { kind, caseUuid, ...c.req.valid("json") });
        return c.json({ success: true });
      },
    );
}

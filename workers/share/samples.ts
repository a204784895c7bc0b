import { type Context, Hono } from "hono";
import * as v from "valibot";
import { notFound } from "~/domain/app-error";
import { CARD_SCALES } from "~/domain/verdict/card";
import { cardLayoutSchema, hasScale } from "~/domain/verdict/card-layouts";
import { cardNoticeSchema } from "~/domain/verdict/card-notices";
import { SAMPLE_PICTURES, sampleCards } from "~/domain/verdict/sample-cards";
import type { WebContext } from "../request-context";

/** They change with a deploy alone. */
const CACHE = "public, max-age=300";

/** Pictures of people who don't exist, drawn like everybody's: what the test pages show. */
export const samplePictures = new Hono<WebContext>()
  .get(`${SAMPLE_PICTURES}/notices/:file{[a-z]+\\.png}`, async (c) => {
    const notice = v.safeParse(cardNoticeSchema, nameOf(c.req.param("file")));
    if (!notice.success) throw notFound("Picture");
    return answerPng(c, await c.var.services.cards.getNotice(notice.output));
  })
  .get(`${SAMPLE_PICTURES}/:sample/:file{[a-z]+\\.png}`, async (c) => {
    const name = c.req.param("sample");
    const sample = sampleCards(new URL(c.var.siteOrigin).host).find((each) => each.name === name);
    const layout = v.safeParse(cardLayoutSchema, nameOf(c.req.param("file")));
    const scale = CARD_SCALES.find((known) => String(known) === (c.req.query("scale") ?? "1"));
    if (sample === undefined || !layout.success || scale === undefined || !hasScale(layout.output, scale)) {
      throw notFound("Picture");
    }
    const picture = { caseUuid: `samples/${name}`, card: sample.card, layout: layout.output, scale };
    return answerPng(c, await c.var.services.cards.getCard(picture));
  });

function nameOf(file: string): string {
  return file.slice(0, -".png".length);
}

function answerPng(c: Context<WebContext>, png: ArrayBuffer): Response {
  return c.body(png, 200, { "Content-Type": "image/png", "Cache-Control": CACHE });
}

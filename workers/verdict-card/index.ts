import { WorkerEntrypoint } from "cloudflare:workers";
import * as v from "valibot";
import {
  type Card,
  type CardScale,
  cardScaleSchema,
  cardSchema,
  type VerdictCardRenderer,
} from "~/domain/verdict/card";
import { type CardLayout, cardLayoutSchema, hasScale } from "~/domain/verdict/card-layouts";
import { type CardNotice, cardNoticeSchema } from "~/domain/verdict/card-notices";
import { type Summons, summonsSchema } from "~/domain/verdict/summons-picture";
import type { ReadAsset } from "./emoji";
import { renderCard, renderNotice, renderSummons } from "./render-card";

interface Env {
  /** Emoji and fonts, gathered by scripts/gather-card-assets.mjs. */
  ASSETS: Fetcher;
}

/**
 * Draws the court's cards for the Workers that are bound to it. Nothing here is reachable from outside. Every call
 * throws when what it is given is no card, layout, scale, summons or notice.
 */
export default class VerdictCardWorker extends WorkerEntrypoint<Env> implements VerdictCardRenderer {
  readonly #readAsset: ReadAsset = (path) => this.env.ASSETS.fetch(`https://assets.invalid${path}`);

  async render(card: Card, layout: CardLayout, scale: CardScale): Promise<ArrayBuffer> {
    const [knownLayout, knownScale] = [v.parse(cardLayoutSchema, layout), v.parse(cardScaleSchema, scale)];
    if (!hasScale(knownLayout, knownScale)) throw new RangeError(`A ${knownLayout} has no scale ${knownScale}.`);
    return bytesOf(renderCard(v.parse(cardSchema, card), knownLayout, knownScale, this.#readAsset));
  }

  async renderNotice(notice: CardNotice): Promise<ArrayBuffer> {
    return bytesOf(renderNotice(v.parse(cardNoticeSchema, notice), this.#readAsset));
  }

  async renderSummons(summons: Summons): Promise<ArrayBuffer> {
    return bytesOf(renderSummons(v.parse(summonsSchema, summons), this.#readAsset));
  }

  override fetch(): Response {
    return new Response("Not found", { status: 404 });
  }
}

/** The engine's bytes lie in its own memory, which the next card writes over. */
async function bytesOf(png: Promise<Uint8Array>): Promise<ArrayBuffer> {
  return (await png).slice().buffer;
}

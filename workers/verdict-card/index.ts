import { WorkerEntrypoint } from "cloudflare:workers";
import * as v from "valibot";
import {
  type CardScale,
  cardScaleSchema,
  type VerdictCard,
  type VerdictCardRenderer,
  verdictCardSchema,
} from "~/domain/verdict/card";
import { renderCard } from "./render-card";

interface Env {
  /** Twemoji's drawings. */
  EMOJI: Fetcher;
}

/** Draws verdict cards for the Workers that are bound to it. Nothing here is reachable from outside. */
export default class VerdictCardWorker extends WorkerEntrypoint<Env> implements VerdictCardRenderer {
  /** Throws when the card or the scale is not one. */
  async render(card: VerdictCard, scale: CardScale): Promise<ArrayBuffer> {
    const png = await renderCard(v.parse(verdictCardSchema, card), v.parse(cardScaleSchema, scale), (path) =>
      this.env.EMOJI.fetch(`https://emoji.invalid${path}`),
    );
    return png.slice().buffer;
  }

  override fetch(): Response {
    return new Response("Not found", { status: 404 });
  }
}

import { DurableObject } from "cloudflare:workers";
import { countFailure, measureBy } from "~/server/observability/metrics.server";
import { type PrintOrder, printOnce } from "~/server/verdict/card-press.server";
import type { WebEnv } from "../web-env";

/**
 * The press of one picture, named by the picture's key. A verdict that is posted where thousands look is asked for by
 * all of them at once, in many isolates: here they meet, and whoever comes while it is being drawn waits for the same
 * drawing. The field may be lost at any time, which costs one more drawing at most.
 */
export class CardPress extends DurableObject<WebEnv> {
  #printing: Promise<ArrayBuffer> | null = null;

  print(order: PrintOrder): Promise<ArrayBuffer> {
    const { CARDS, VERDICT_CARD, METRICS } = this.env;
    const print = () => printOnce(CARDS, VERDICT_CARD, order);
    this.#printing ??= countFailure(measureBy(METRICS), "card", print).finally(() => {
      this.#printing = null;
    });
    return this.#printing;
  }
}

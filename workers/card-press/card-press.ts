import { DurableObject } from "cloudflare:workers";
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
    this.#printing ??= printOnce(this.env.CARDS, this.env.VERDICT_CARD, order).finally(() => {
      this.#printing = null;
    });
    return this.#printing;
  }
}

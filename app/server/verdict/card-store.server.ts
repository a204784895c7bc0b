import type { R2Bucket } from "@cloudflare/workers-types";
import {
  CARD_TEMPLATE_VERSION,
  type CardScale,
  type VerdictCard,
  type VerdictCardRenderer,
} from "~/domain/verdict/card";

import { logError } from "../observability/log.server";

/** Gives a case's card as a PNG. Once drawn for a scale and a template version, it is not drawn again. */
export interface CardStore {
  getCard(suitUuid: string, scale: CardScale, describe: () => VerdictCard): Promise<ArrayBuffer>;
}

/** Cards drawn by the verdict-card Worker and kept in R2. A card that can't be stored is still handed out. */
export function r2CardStore(bucket: R2Bucket, renderer: VerdictCardRenderer): CardStore {
  return {
    async getCard(suitUuid, scale, describe) {
      const key = `cards/v${CARD_TEMPLATE_VERSION}/${suitUuid}/${scale}.png`;
      const stored = await bucket.get(key).catch((error: unknown) => {
        logError("card_store_unreadable", error, { suitUuid });
        return null;
      });
      if (stored !== null) return stored.arrayBuffer();
      const png = await renderer.render(describe(), scale);
      await bucket.put(key, png, { httpMetadata: { contentType: "image/png" } }).catch((error: unknown) => {
        logError("card_not_stored", error, { suitUuid });
      });
      return png;
    },
  };
}

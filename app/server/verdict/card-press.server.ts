import type { R2Bucket } from "@cloudflare/workers-types";
import type { Card, CardScale, VerdictCardRenderer } from "~/domain/verdict/card";
import type { CardLayout } from "~/domain/verdict/card-layouts";
import type { CardNotice } from "~/domain/verdict/card-notices";
import type { Summons } from "~/domain/verdict/summons-picture";
import { inTime } from "../in-time.server";
import { logError } from "../observability/log.server";

/** A picture to be drawn, and the name under which it is kept. The same key is always the same picture. */
export interface PrintOrder {
  key: string;
  picture:
    | { kind: "card"; card: Card; layout: CardLayout; scale: CardScale }
    | { kind: "summons"; summons: Summons }
    | { kind: "notice"; notice: CardNotice };
}

/** Draws and keeps pictures, each once, however many ask for it at the same moment. Gives a PNG. */
export interface CardPress {
  print(order: PrintOrder): Promise<ArrayBuffer>;
}

/** Gives a picture from the shelf, or draws it and puts it there. One that can't be kept is still handed out. */
export async function printOnce(
  bucket: R2Bucket,
  renderer: VerdictCardRenderer,
  { key, picture }: PrintOrder,
): Promise<ArrayBuffer> {
  const kept = await readShelf(bucket, key);
  if (kept !== null) return kept;
  const png = await inTime("drawing", draw(renderer, picture));
  const stored = bucket.put(key, png, { httpMetadata: { contentType: "image/png" } });
  await inTime("shelf", stored).catch((error: unknown) => {
    logError("card_not_stored", error, { key });
  });
  return png;
}

function draw(renderer: VerdictCardRenderer, picture: PrintOrder["picture"]): Promise<ArrayBuffer> {
  switch (picture.kind) {
    case "card":
      return renderer.render(picture.card, picture.layout, picture.scale);
    case "summons":
      return renderer.renderSummons(picture.summons);
    case "notice":
      return renderer.renderNotice(picture.notice);
    default:
      return picture satisfies never;
  }
}

/** A picture that was kept, or null. A shelf that can't be read is as good as an empty one. */
export async function readShelf(bucket: R2Bucket, key: string): Promise<ArrayBuffer | null> {
  const read = async () => (await bucket.get(key))?.arrayBuffer() ?? null;
  return inTime("shelf", read()).catch((error: unknown) => {
    logError("card_store_unreadable", error, { key });
    return null;
  });
}

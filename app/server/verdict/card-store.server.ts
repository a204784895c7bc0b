import type { R2Bucket } from "@cloudflare/workers-types";
import { CARD_TEMPLATE_VERSION, type Card, type CardScale } from "~/domain/verdict/card";
import type { CardLayout } from "~/domain/verdict/card-layouts";
import type { CardNotice } from "~/domain/verdict/card-notices";
import type { Summons } from "~/domain/verdict/summons-picture";
import { type CardPress, type PrintOrder, readShelf } from "./card-press.server";
import { cardVersion } from "./card-version.server";

/** A picture of a case's card. */
interface CardPicture {
  /** Of a case of any kind, or the name of a sample. */
  caseUuid: string;
  card: Card;
  layout: CardLayout;
  scale: CardScale;
}

/** A picture of a case's summons. */
interface SummonsPicture {
  caseUuid: string;
  summons: Summons;
}

/**
 * Gives cards, summonses and notices as PNGs. Once drawn, a picture is not drawn again while what it shows and its
 * design are the same.
 */
export interface CardStore {
  getCard(picture: CardPicture): Promise<ArrayBuffer>;
  getSummons(picture: SummonsPicture): Promise<ArrayBuffer>;
  getNotice(notice: CardNotice): Promise<ArrayBuffer>;
}

/** Cards kept in R2. What is not there yet goes to the press, which alone draws. */
export function r2CardStore(bucket: R2Bucket, press: CardPress): CardStore {
  const folder = `cards/v${CARD_TEMPLATE_VERSION}`;
  const get = async (order: PrintOrder) => (await readShelf(bucket, order.key)) ?? press.print(order);
  return {
    async getCard({ caseUuid, card, layout, scale }) {
      const key = `${folder}/${caseUuid}/${await cardVersion(card)}-${layout}-${scale}.png`;
      return get({ key, picture: { kind: "card", card, layout, scale } });
    },
    async getSummons({ caseUuid, summons }) {
      const key = `${folder}/${caseUuid}/${await cardVersion(summons)}-summons.png`;
      return get({ key, picture: { kind: "summons", summons } });
    },
    getNotice(notice) {
      return get({ key: `${folder}/notices/${notice}.png`, picture: { kind: "notice", notice } });
    },
  };
}

/** Throws away every picture of a case, in every design there ever was. */
export async function deletePictures(bucket: R2Bucket, caseUuid: string): Promise<void> {
  for (let design = 1; design <= CARD_TEMPLATE_VERSION; design++) {
    const { objects } = await bucket.list({ prefix: `cards/v${design}/${caseUuid}/` });
    // A case has a few prints of a dozen pictures at most: one list shows them all.
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
  }
}

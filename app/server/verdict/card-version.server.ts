import { CARD_TEMPLATE_VERSION, type Card } from "~/domain/verdict/card";
import type { Summons } from "~/domain/verdict/summons-picture";
import { sha256Hex } from "../crypto.server";

/** 64 bits tell the few prints of one case apart. */
const VERSION_LENGTH = 16;

/**
 * Names a print of a card or a summons by all that stands on it and by its design, in hexadecimal. So a name that is
 * taken back, a verdict that is given anew and a new design each have pictures of their own, and no old one is ever
 * served for them.
 */
export async function cardVersion(card: Card | Summons): Promise<string> {
  const printed = JSON.stringify([CARD_TEMPLATE_VERSION, Object.entries(card).sort()]);
  return (await sha256Hex(printed)).slice(0, VERSION_LENGTH);
}

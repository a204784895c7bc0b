import { PRODUCT_SLUG } from "~/domain/product";
import type { StoredPlace } from "./stored";

const untilForgotten = (key: string): StoredPlace => ({ area: "localStorage", key });
const withTheTab = (key: string): StoredPlace => ({ area: "sessionStorage", key });

/**
 * Everything that this site keeps in a browser. Whoever logs out is forgotten by this list, so a key that is not in it
 * would be read by the next person at the device. People have these keys stored: another name would lose what they
 * hold.
 */
export const STORED = {
  /** A cache of who this browser's person is. It proves nothing (docs/rules.md#sessions-not-uuids). */
  person: untilForgotten("user"),
  personUuid: untilForgotten("userUuid"),
  allegationDraft: untilForgotten("pettifog.draft"),
  /** By the decided case that is filed back. */
  rematchDraft: untilForgotten(`${PRODUCT_SLUG}:rematch:`),
  dilemmaDraft: untilForgotten("pettifog.dilemma"),
  topicDraft: untilForgotten("pettifog.topic"),
  nameDraft: withTheTab("pettifog.name"),
  /** What was swiped and has not been sent, by case and person. */
  deckOutbox: untilForgotten(`${PRODUCT_SLUG}:deck:outbox:`),
  dilemmaOutbox: untilForgotten(`${PRODUCT_SLUG}:dilemma:outbox:`),
  /** By courtroom and person, one entry a message: two windows of one person then don't write over each other. */
  courtOutbox: untilForgotten(`${PRODUCT_SLUG}:court:outbox:`),
  courtDraft: untilForgotten(`${PRODUCT_SLUG}:court:draft:`),
  /** Which summonses were shared or copied, by case. */
  sentSummons: untilForgotten(`${PRODUCT_SLUG}:sent:`),
  /**
   * Which entrances and verdicts were seen, by case and seat or person; and of a verdict, that it is shared without the
   * outcome.
   */
  entrance: untilForgotten(`${PRODUCT_SLUG}:entrance:`),
  verdict: untilForgotten(`${PRODUCT_SLUG}:verdict:`),
  /** This browser has swiped before. */
  swipeHint: untilForgotten(`${PRODUCT_SLUG}:swiped`),
  nudgeShown: withTheTab("pettifog.nudge-dismissed"),
  /** When a page was fetched anew because one of its scripts was gone, in Unix milliseconds. */
  renewed: withTheTab(`${PRODUCT_SLUG}:renewed`),
  justLoggedIn: withTheTab("justLoggedIn"),
};

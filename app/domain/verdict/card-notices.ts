import * as v from "valibot";

/**
 * What a small picture says where no card can be shown. They tell nothing about the case, not even that there is one.
 */
export const CARD_NOTICES = {
  sealed: "This verdict is sealed",
  missing: "No such verdict",
  uninvited: "This invitation is closed",
  unavailable: "This verdict can't be drawn right now",
} as const satisfies Record<CardNotice, string>;

/** Size of a notice in pixels. */
export const NOTICE_WIDTH = 480;
export const NOTICE_HEIGHT = 252;

export const CARD_NOTICE_NAMES = ["sealed", "missing", "uninvited", "unavailable"] as const;
export const cardNoticeSchema = v.picklist(CARD_NOTICE_NAMES);
export type CardNotice = v.InferOutput<typeof cardNoticeSchema>;

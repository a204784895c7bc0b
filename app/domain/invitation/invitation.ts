import * as v from "valibot";
import { optionalNameSchema } from "../account/display-name";
import { uuidSchema } from "../case/case-ref";
import { JUDGED_AFTER_MS } from "../case/deadline";
import { VACATABLE_MS } from "../docket/default-judgment";
import { humanCheckTokenSchema } from "../human-check/human-check";
import type { JudgePersonality } from "../judge/personality";

export const INVITATION_TOKEN_LENGTH = 32;

/**
 * A link outlives the case that it leads to: one is decided after 24 hours, and an absent party may come for 7 days
 * more (docs/rules.md#setting-a-judgment-aside).
 */
export const INVITATION_LIFETIME_MS = JUDGED_AFTER_MS + VACATABLE_MS;

const TOKEN = /^[A-Za-z0-9_-]{32}$/u;

/** Whether a text has the form of an invitation's token. */
export function isInvitationToken(text: string): boolean {
  return TOKEN.test(text);
}

/** The link that a plaintiff sends. `origin` has no slash at its end. */
export function invitationLink(origin: string, token: string): string {
  return `${origin}/invite/${token}`;
}

export const joinInvitationSchema = v.object({
  userUuid: uuidSchema,
  displayName: optionalNameSchema,
  recaptchaToken: humanCheckTokenSchema,
});
export type JoinInvitation = v.InferOutput<typeof joinInvitationSchema>;

export const createInvitationSchema = v.object({
  createdByUuid: uuidSchema,
  recaptchaToken: humanCheckTokenSchema,
});

/** The case that an invitation is about, as far as its holder may read it. */
export interface InvitedCase {
  uuid: string;
  creator: { displayName: string; avatar: string | null };
  allegation: string;
  judgePersonality: JudgePersonality;
  participants: { uuid: string }[];
}

/**
 * What the holder of a token may read of a case: names, allegation, judge, and nothing else
 * (docs/rules.md#only-the-two-parties).
 */
export type InvitationMeta =
  | { type: "pettysuit"; token: string; allegation: string; pettysuit: InvitedCase }
  | { type: "courtroom"; token: string; allegation: string; courtroomUuid: string; courtroom: InvitedCase };

/** What somebody who never came is told of the judgment that was given without them. */
export interface JudgmentInAbsence {
  caseName: string;
  headline: string;
  /** Until when it can be set aside. ISO 8601 in UTC. */
  vacatableUntil: string;
}

/** The case of an invitation, of whichever kind. */
export function caseOf(meta: InvitationMeta): InvitedCase {
  return meta.type === "pettysuit" ? meta.pettysuit : meta.courtroom;
}

import * as v from "valibot";
import { displayNameSchema } from "../account/display-name";
import { VACATABLE_MS } from "../docket/default-judgment";
import { JUDGED_AFTER_MS } from "../docket/schedule";
import { humanCheckTokenSchema } from "../human-check/human-check";
import type { JudgePersonality } from "../judge/personality";
import { uuidSchema } from "../pettysuit/pettysuit";
import { PRODUCT_NAME } from "../product";

export const INVITATION_TOKEN_LENGTH = 32;

/** A link outlives the case that it leads to: one is decided after 24 hours, and an absent party may come for 7 days more (R12). */
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

/** The ready-made message around the link. A courtroom's says that it is argued live. */
export function invitationMessage(link: string, judgeTitle: string, kind: CaseKind = "pettysuit"): string {
  if (kind === "courtroom") {
    return `You've been summoned to ${PRODUCT_NAME}! I filed a PettySuit against you and ${judgeTitle} is presiding, live. Come and argue your side; a judge delivers a verdict within 24 hours: ${link}`;
  }
  return `You've been summoned to ${PRODUCT_NAME}! I filed a PettySuit against you and ${judgeTitle} is presiding. Swipe to defend yourself; a judge delivers a verdict within 24 hours: ${link}`;
}

export const joinInvitationSchema = v.object({
  userUuid: uuidSchema,
  displayName: v.optional(displayNameSchema, ""),
  recaptchaToken: humanCheckTokenSchema,
});
export type JoinInvitation = v.InferOutput<typeof joinInvitationSchema>;

export const createInvitationSchema = v.object({
  createdByUuid: uuidSchema,
  recaptchaToken: humanCheckTokenSchema,
});

/** The two kinds of case that an invitation can lead to (R7). */
export const CASE_KINDS = ["pettysuit", "courtroom"] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** The page that says that a case is filed: a suit's confirmation, a courtroom's waiting screen. */
export function filedPath(filed: { kind: "pettysuit"; uuid: string } | { kind: "courtroom"; code: string }): string {
  return filed.kind === "pettysuit" ? `/pettysuits/${filed.uuid}/sent` : `/invitation/${filed.code}`;
}

/** A case of either kind. */
export interface CaseRef {
  kind: CaseKind;
  uuid: string;
}

/** Where a case of either kind is tried. */
export function casePath({ kind, uuid }: CaseRef): string {
  return `/${kind}/${uuid}`;
}

/** The case that an invitation is about, as far as its holder may read it. */
export interface InvitedCase {
  uuid: string;
  creator: { displayName: string; avatar: string | null };
  allegation: string;
  judgePersonality: JudgePersonality;
  participants: { uuid: string }[];
}

/** What the holder of a token may read of a case: names, allegation, judge, and nothing else (R2). */
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

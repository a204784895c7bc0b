import type { ErrorCode } from "~/domain/error-code";
import { CALLERS, type Caller, type Scene } from "./callers";
import { newEmail } from "./made-up";

/** A status, and the code of a refusal behind it. */
export type Outcome = `${number}` | `${number} ${ErrorCode}`;
export type Outcomes = Record<Caller, Outcome>;

/** What is sent: `me` is the caller, and for one without a session the owner whom they would like to be. */
type Body = (asked: Scene & { me: string }) => object;

export interface Row {
  outcomes: Outcomes;
  body?: Body | undefined;
}

const byCaller = (of: (caller: Caller) => Outcome) =>
  Object.fromEntries(CALLERS.map((caller) => [caller, of(caller)])) as Outcomes;

const SESSIONLESS: readonly Caller[] = ["nobody", "expired", "deleted"];

/** The same for everybody. */
export const toAll = (outcome: Outcome) => byCaller(() => outcome);

/** For everybody who has a session. */
export const signedIn = (outcome: Outcome, differing: Partial<Outcomes> = {}): Outcomes => ({
  ...byCaller((caller) => (SESSIONLESS.includes(caller) ? "401 no_session" : outcome)),
  ...differing,
});

/** For the two parties alone. */
export const parties = (owner: Outcome = "200", other = owner) =>
  signedIn("403 not_yours", { owner, "other party": other });

/** For the owner alone. */
export const mine = (owner: Outcome = "200", differing: Partial<Outcomes> = {}) =>
  signedIn("403 not_yours", { owner, ...differing });

/** For those who have an account. */
export const accounts = (outcome: Outcome, differing: Partial<Outcomes> = {}) =>
  signedIn(outcome, { stranger: "403 no_account", "other party": "403 no_account", ...differing });

/** For moderators alone; to everybody else there is no such call. */
export const desk = (outcome: Outcome = "200", unknown: Outcome = "404 not_found") =>
  byCaller((caller) => (caller === "moderator" ? outcome : unknown));

/** With a dead cookie these look for its CSRF token before they look for the session. */
const guarded = (outcomes: Outcomes): Outcomes => ({
  ...outcomes,
  expired: "403 bad_csrf_token",
  deleted: "403 bad_csrf_token",
});

const row = (outcomes: Outcomes, body?: Body): Row => ({ outcomes, body });

const user: Body = ({ me }) => ({ userUuid: me });
const empty: Body = () => ({});
const noCheck = "human_check_failed" as const;
const answer = { answerBoolean: true, answerText: "Yes" };

/** Those after which nobody is anybody any more: they are played in a court of their own. */
export const ENDING_CALLS: readonly string[] = ["POST /auth/logout", "DELETE /auth/delete-account"];

/** What everybody gets from every call, one after the other. */
export const CALLS: Record<string, Row> = {
  "GET /auth/me": row(signedIn("200")),
  "GET /auth/csrf": row(signedIn("200")),
  "GET /auth/sessions": row(signedIn("200")),
  "POST /auth/request-code": row(toAll("200"), () => ({ email: newEmail() })),
  "POST /auth/verify-code": row(toAll("400 bad_code"), () => ({ email: "nobody@court.example", code: "000000" })),
  "POST /auth/create-account": row(
    signedIn("409 has_account", { stranger: "403 email_unverified", "other party": "403 email_unverified" }),
    () => ({ username: "stranger" }),
  ),
  "POST /auth/request-email-change": row(guarded(accounts("200")), () => ({
    email: "new@court.example",
  })),
  "POST /auth/change-email": row(guarded(accounts("400 bad_current_code")), () => ({
    ...{ email: "new@court.example", code: "000000" },
    ...{ currentEmail: "old@court.example", currentCode: "000000" },
  })),
  "POST /auth/profile": row(signedIn("200"), () => ({ displayName: "Robin", avatar: null })),
  "GET /account/data": row(guarded(signedIn("200"))),
  "GET /users/:uuid": row(toAll("200")),
  "POST /users": row(
    byCaller((caller) => (SESSIONLESS.includes(caller) ? `400 ${noCheck}` : "200")),
    ({ me }) => ({ uuid: me, displayName: "Robin", recaptchaToken: "none" }),
  ),
  "GET /human-check/challenge": row(toAll("200")),
  "GET /petty-suit-prompts/random": row(toAll("200")),
  "GET /sample-profiles": row(toAll("200")),
  "POST /pettysuits": row(signedIn("201"), ({ me }) => ({ creatorUuid: me, allegation: "He hums." })),
  "GET /users/:uuid/pettysuits": row(mine()),
  "GET /users/:uuid/referrals": row(mine()),
  "GET /pettysuits/:uuid": row(parties()),
  "POST /pettysuits/:uuid/invitations": row(mine(), ({ me }) => ({
    createdByUuid: me,
    recaptchaToken: "none",
  })),
  "GET /pettysuits/:uuid/invitation": row(parties()),
  "GET /pettysuits/:uuid/invite": row(parties()),
  "GET /invitations/:token/meta": row(toAll("200")),
  "POST /pettysuits/invitations/:token/join": row(signedIn(`400 ${noCheck}`, { owner: "200" }), ({ me }) => ({
    userUuid: me,
    recaptchaToken: "none",
  })),
  "POST /invitations/:token/join": row(signedIn(`400 ${noCheck}`, { owner: "200" }), ({ me }) => ({
    userUuid: me,
    recaptchaToken: "none",
  })),
  "POST /courtrooms": row(signedIn("201"), ({ me }) => ({ creatorUuid: me, allegation: "He hums." })),
  "GET /users/:uuid/courtrooms": row(mine()),
  "POST /courtrooms/:uuid/invitations": row(mine(), ({ me }) => ({
    createdByUuid: me,
    recaptchaToken: "none",
  })),
  "GET /courtrooms/:uuid/invitation": row(parties()),
  "GET /courtrooms/:uuid": row(parties()),
  "GET /courtrooms/:uuid/messages": row(parties()),
  "POST /pettysuits/:uuid/questions": row(parties(), ({ me }) => ({ creatorUuid: me })),
  "GET /pettysuits/:uuid/questions": row(parties()),
  "GET /pettysuits/:uuid/answers": row(parties()),
  "POST /pettysuits/:uuid/answers": row(parties(), ({ me, suit }) => ({
    ...{ userUuid: me, questionUuid: suit.questions[0]?.uuid, ...answer },
  })),
  "DELETE /pettysuits/:uuid/answers/:questionUuid": row(parties()),
  "POST /pettysuits/:uuid/complete": row(parties("409 deck_unfinished"), user),
  "GET /pettysuits/:uuid/verdict": row(parties()),
  "GET /verdicts/:uuid/image/view": row(parties()),
  "POST /pettysuits/:uuid/vacate": row(parties("404 verdict_not_ready"), user),
  "POST /courtrooms/:uuid/vacate": row(parties("404 verdict_not_ready"), user),
  "POST /pettysuits/:uuid/nudge": row(parties("429 rate_limited", "200"), empty),
  "POST /courtrooms/:uuid/nudge": row(parties("429 rate_limited", "200"), empty),
  "POST /pettysuits/:uuid/notify": row(parties(), empty),
  "POST /courtrooms/:uuid/notify": row(parties(), empty),
  "POST /procrastination/sessions/:uuid/notify": row(mine("200"), empty),
  "POST /pettysuits/:uuid/extend": row(mine(), empty),
  "POST /courtrooms/:uuid/extend": row(mine(), empty),
  "GET /verdicts/:uuid/share": row(parties()),
  "POST /verdicts/:uuid/share": row(parties(), empty),
  "GET /procrastination-topics/random": row(toAll("200")),
  "POST /procrastination/sessions": row(signedIn("201"), ({ me }) => ({ userUuid: me, dilemma: "Tea or coffee?" })),
  "GET /procrastination/sessions/:uuid": row(mine()),
  "GET /procrastination/sessions/:uuid/questions": row(mine()),
  "GET /procrastination/sessions/:uuid/answers": row(mine()),
  "POST /procrastination/sessions/:uuid/answers": row(mine(), ({ dilemma }) => ({
    ...{ questionUuid: dilemma.questions[0]?.uuid, ...answer },
  })),
  "DELETE /procrastination/sessions/:uuid/answers/:questionUuid": row(mine()),
  "POST /procrastination/sessions/:uuid/decision": row(mine("409 deck_unfinished"), empty),
  "GET /users/:uuid/procrastination-sessions": row(mine()),
  "GET /ads/random": row(toAll("200")),
  "GET /ads/:uuid": row(toAll("200")),
  "POST /ads/events": row(parties(), ({ me, adUuid, suit }) => ({
    ...{ userUuid: me, adUuid, suitUuid: suit.suitUuid, placement: "midAd", action: "impression" },
  })),
  "GET /pettysuits/:uuid/ads": row(parties()),
  "POST /pettysuits/:uuid/ads": row(parties(), ({ me, adUuid }) => ({
    ...{ userUuid: me, adUuid, placement: "midAd", saved: true },
  })),
  "GET /procrastination/sessions/:uuid/ads": row(mine()),
  "POST /procrastination/sessions/:uuid/ads": row(mine(), ({ me, adUuid }) => ({
    ...{ userUuid: me, adUuid, placement: "midAd", saved: true },
  })),
  "POST /ads/wanted": row(signedIn("200"), () => ({ adsWanted: true })),
  "GET /hot-topics": row(toAll("200")),
  "GET /hot-topics/:uuid/stats": row(toAll("200")),
  "POST /hot-topics/:uuid/vote": row(signedIn("200"), ({ me }) => ({ userUuid: me, vote: true })),
  "POST /hot-topics/submit": row(accounts("201", { banned: "403 banned" }), ({ me }) => ({
    userUuid: me,
    topicText: `Clapping when a plane lands in ${me.replaceAll(/[^a-f]/gu, "")}.`,
  })),
  "GET /users/:uuid/submitted-topics": row(mine()),
  "GET /badges/user/:uuid": row(mine()),
  "POST /badges/unseen": row(signedIn("200"), empty),
  "POST /stats/increment": row(signedIn("200"), ({ me }) => ({ userUuid: me, category: "invitesSent" })),
  "POST /streaks/hidden": row(signedIn("200"), () => ({ hidesStreaks: false })),
  "POST /reports": row(signedIn("201"), ({ me, topicUuid }) => ({
    ...{ userUuid: me, kind: "topic", id: topicUuid, reason: "abuse" },
  })),
  "GET /moderation/queue": row(desk()),
  "GET /moderation/topics/:status": row(desk()),
  "GET /moderation/log": row(desk()),
  "GET /moderation/ads": row(desk()),
  "POST /moderation/topics/:uuid": row(desk(), () => ({ decision: "approve", reason: "Harmless." })),
  "POST /moderation/verdicts/:shareId": row(desk(), () => ({ decision: "take_down", reason: "Unkind." })),
  "POST /moderation/reports": row(desk(), ({ topicUuid }) => ({ kind: "topic", id: topicUuid, decision: "dismiss" })),
  "POST /moderation/people": row(desk(), ({ owner }) => ({ username: owner.username, decision: "ban" })),
  "POST /moderation/ads": row(desk("400 invalid_input"), empty),
  "POST /moderation/ads/:uuid": row(desk(), () => ({ status: "live" })),
  "GET /notifications/user/:uuid": row(mine()),
  "GET /notifications/status/:uuid": row(mine()),
  "POST /notifications/read": row(signedIn("200"), ({ me }) => ({ uuid: me })),
  "POST /notifications/opt-in": row(signedIn("200"), ({ me }) => ({ uuid: me, enabled: false })),
  "POST /notifications/settings": row(signedIn("200"), ({ me }) => ({ uuid: me })),
  "POST /notifications/player-id": row(signedIn("200"), ({ me }) => ({ uuid: me, playerId: "player" })),
  "GET /openapi.json": row(toAll("200")),
  "GET /docs": row(toAll("200")),
  "DELETE /verdicts/:uuid/share": row(parties()),
  "DELETE /auth/sessions/:id": row(guarded(signedIn("404 not_found", { owner: "200" }))),
  "DELETE /auth/sessions": row(guarded(signedIn("200"))),
  "POST /auth/logout": row(guarded(signedIn("200")), empty),
  "DELETE /auth/delete-account": row(guarded(signedIn("200"))),
};

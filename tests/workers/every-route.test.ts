import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { SESSION_LIFETIME_MS } from "~/domain/account/user";
import type { ErrorCode } from "~/domain/error-code";
import { HOUSE_TOPICS } from "~/domain/topic/house-topics";
import { api } from "../../workers/api/api";
import { asPerson } from "../support/api-client";
import { travel } from "../support/clock";
import { openCourt } from "../support/court";
import { aCourtroomInSession, aGuest, aJoinedCase, type Guest } from "../support/factories";
import { expectRefusal, type RefusalBody } from "../support/refusal";
import { sessionCookiesOf } from "../support/sign-up";

const court = openCourt(env.DB);

const NOBODY = "00000000-0000-4000-8000-000000000000";
const NO_TOKEN = "A".repeat(32);

const claim = { userUuid: NOBODY };
const ofAd = { ...claim, adUuid: NOBODY, placement: "midAd" };
const refuse = (status: 400 | 401 | 404, code: ErrorCode, body?: object) => ({ status, code, body });
const noSession = (body?: object) => refuse(401, "no_session", body);
const open = { status: 200, code: undefined, body: undefined };

/** What a stranger gets from each call. A call that is missing here fails the walk below. */
const STRANGER_GETS: Record<string, { status: number; code: ErrorCode | undefined; body: object | undefined }> = {
  "GET /auth/me": noSession(),
  "GET /auth/csrf": noSession(),
  "POST /auth/logout": noSession({}),
  "POST /auth/request-code": { ...open, body: { email: "stranger@court.example" } },
  "POST /auth/verify-code": refuse(400, "bad_code", { email: "stranger@court.example", code: "000000" }),
  "POST /auth/create-account": noSession({ username: "stranger" }),
  "POST /auth/request-email-change": noSession({ email: "stranger@court.example" }),
  "POST /auth/change-email": noSession({
    email: "stranger@court.example",
    code: "000000",
    currentEmail: "stranger@court.example",
    currentCode: "000000",
  }),
  "POST /auth/profile": noSession({ displayName: "Stranger", avatar: null }),
  "GET /auth/sessions": noSession(),
  "DELETE /auth/sessions": noSession(),
  "DELETE /auth/sessions/:id": noSession(),
  "GET /account/data": noSession(),
  "DELETE /auth/delete-account": noSession(),
  "GET /users/:uuid": refuse(404, "not_found"),
  "POST /users": refuse(400, "human_check_failed", { uuid: NOBODY, displayName: "Robin", recaptchaToken: "none" }),
  "GET /human-check/challenge": open,
  "GET /petty-suit-prompts/random": open,
  "GET /sample-profiles": open,
  "POST /pettysuits": noSession({ creatorUuid: NOBODY, allegation: "He hums." }),
  "GET /users/:uuid/pettysuits": noSession(),
  "GET /users/:uuid/referrals": noSession(),
  "GET /pettysuits/:uuid": noSession(),
  "POST /pettysuits/:uuid/invitations": noSession({ createdByUuid: NOBODY, recaptchaToken: "none" }),
  "GET /pettysuits/:uuid/invitation": noSession(),
  "GET /pettysuits/:uuid/invite": noSession(),
  "GET /invitations/:token/meta": refuse(404, "not_found"),
  "POST /pettysuits/invitations/:token/join": refuse(404, "not_found", { ...claim, recaptchaToken: "none" }),
  "POST /invitations/:token/join": refuse(404, "not_found", { ...claim, recaptchaToken: "none" }),
  "POST /courtrooms": noSession({ creatorUuid: NOBODY, allegation: "He hums." }),
  "GET /users/:uuid/courtrooms": noSession(),
  "POST /courtrooms/:uuid/invitations": noSession({ createdByUuid: NOBODY, recaptchaToken: "none" }),
  "GET /courtrooms/:uuid/invitation": noSession(),
  "GET /courtrooms/:uuid": noSession(),
  "GET /courtrooms/:uuid/messages": noSession(),
  "POST /pettysuits/:uuid/questions": noSession({ creatorUuid: NOBODY }),
  "GET /pettysuits/:uuid/questions": noSession(),
  "GET /pettysuits/:uuid/answers": noSession(),
  "POST /pettysuits/:uuid/answers": noSession({
    ...claim,
    questionUuid: NOBODY,
    answerBoolean: true,
    answerText: "Yes",
  }),
  "DELETE /pettysuits/:uuid/answers/:questionUuid": noSession(),
  "POST /pettysuits/:uuid/complete": noSession(claim),
  "GET /pettysuits/:uuid/verdict": noSession(),
  "GET /verdicts/:uuid/image/view": noSession(),
  "POST /pettysuits/:uuid/vacate": noSession(claim),
  "POST /courtrooms/:uuid/vacate": noSession(claim),
  "POST /pettysuits/:uuid/nudge": noSession({}),
  "POST /courtrooms/:uuid/nudge": noSession({}),
  "POST /pettysuits/:uuid/notify": noSession({}),
  "POST /courtrooms/:uuid/notify": noSession({}),
  "POST /procrastination/sessions/:uuid/notify": noSession({}),
  "POST /pettysuits/:uuid/extend": noSession({}),
  "POST /courtrooms/:uuid/extend": noSession({}),
  "GET /verdicts/:uuid/share": noSession(),
  "POST /verdicts/:uuid/share": noSession({}),
  "DELETE /verdicts/:uuid/share": noSession(),
  "GET /procrastination-topics/random": open,
  "POST /procrastination/sessions": noSession({ ...claim, dilemma: "Tea or coffee?" }),
  "GET /procrastination/sessions/:uuid": noSession(),
  "GET /procrastination/sessions/:uuid/questions": noSession(),
  "GET /procrastination/sessions/:uuid/answers": noSession(),
  "POST /procrastination/sessions/:uuid/answers": noSession({
    questionUuid: NOBODY,
    answerBoolean: true,
    answerText: "Yes",
  }),
  "DELETE /procrastination/sessions/:uuid/answers/:questionUuid": noSession(),
  "POST /procrastination/sessions/:uuid/decision": noSession({}),
  "GET /users/:uuid/procrastination-sessions": noSession(),
  "GET /ads/random": open,
  "GET /ads/:uuid": refuse(404, "not_found"),
  "POST /ads/events": noSession({ ...ofAd, suitUuid: NOBODY, action: "impression" }),
  "POST /ads/wanted": noSession({ adsWanted: false }),
  "GET /pettysuits/:uuid/ads": noSession(),
  "POST /pettysuits/:uuid/ads": noSession({ ...ofAd, saved: true }),
  "GET /procrastination/sessions/:uuid/ads": noSession(),
  "POST /procrastination/sessions/:uuid/ads": noSession({ ...ofAd, saved: true }),
  "GET /hot-topics": open,
  "POST /hot-topics/:uuid/vote": noSession({ ...claim, vote: true }),
  "GET /hot-topics/:uuid/stats": refuse(404, "not_found"),
  "POST /hot-topics/submit": noSession({ ...claim, topicText: "Clapping when the plane takes off." }),
  "GET /users/:uuid/submitted-topics": noSession(),
  "GET /badges/user/:uuid": noSession(),
  "POST /badges/unseen": noSession({}),
  "POST /stats/increment": noSession({ ...claim, category: "invitesSent" }),
  "POST /streaks/hidden": noSession({ hidesStreaks: true }),
  "POST /reports": noSession({ ...claim, kind: "topic", id: NOBODY, reason: "abuse" }),
  "GET /moderation/queue": refuse(404, "not_found"),
  "GET /moderation/topics/:status": refuse(404, "not_found"),
  "GET /moderation/log": refuse(404, "not_found"),
  "GET /moderation/ads": refuse(404, "not_found"),
  "POST /moderation/topics/:uuid": refuse(404, "not_found", {}),
  "POST /moderation/verdicts/:shareId": refuse(404, "not_found", {}),
  "POST /moderation/reports": refuse(404, "not_found", {}),
  "POST /moderation/people": refuse(404, "not_found", {}),
  "POST /moderation/ads": refuse(404, "not_found", {}),
  "POST /moderation/ads/:uuid": refuse(404, "not_found", {}),
  "GET /notifications/user/:uuid": noSession(),
  "POST /notifications/read": noSession({ uuid: NOBODY }),
  "GET /notifications/status/:uuid": noSession(),
  "POST /notifications/opt-in": noSession({ uuid: NOBODY, enabled: true }),
  "POST /notifications/settings": noSession({ uuid: NOBODY }),
  "POST /notifications/player-id": noSession({ uuid: NOBODY, playerId: "player" }),
  "GET /openapi.json": open,
  "GET /docs": open,
};

const registered = [
  ...new Set(
    api.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${withoutSlash(path)}`),
  ),
];

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/u, "");
}

function callOf(route: string): { method: string; path: string } {
  const [method = "", path = ""] = route.split(" ");
  return { method, path: `/api${path.replace(/:token/u, NO_TOKEN).replace(/:\w+/gu, NOBODY)}` };
}

describe("a stranger without a cookie", () => {
  it("finds calls at all", () => {
    expect(registered.length).toBeGreaterThan(20);
  });

  it("is expected at every call that exists, and at no other", () => {
    expect(Object.keys(STRANGER_GETS).sort()).toEqual([...registered].sort());
  });

  it.each(registered)("gets from %s what the table says", async (route) => {
    const expected = STRANGER_GETS[route];
    const { method, path } = callOf(route);
    const response = await asPerson(null)(path, { method, body: expected?.body });
    const body = response.status === 200 ? null : await response.json<RefusalBody>();
    expect({ status: response.status, code: body?.code }).toEqual({ status: expected?.status, code: expected?.code });
    expect(body?.error).toBe(body?.message);
    expect(sessionCookiesOf(response)).toEqual([]);
  });
});

/** Cookies that open nothing: what they were, or pretend to be, makes no difference to any call. */
const DEAD_SESSIONS: Record<string, () => Promise<Pick<Guest, "sessionToken">>> = {
  forged: async () => ({ sessionToken: "A".repeat(43) }),
  deleted: async () => {
    const guest = await aGuest(court);
    await env.DB.prepare("delete from sessions where user_uuid = ?").bind(guest.uuid).run();
    return guest;
  },
  expired: async () => {
    const guest = await aGuest(court);
    travel(SESSION_LIFETIME_MS + 1_000);
    return guest;
  },
};

/** With a cookie of the right form these look for its CSRF token before they look for the session. */
const WANT_CSRF = new Set([
  "POST /auth/logout",
  "POST /auth/request-email-change",
  "POST /auth/change-email",
  "DELETE /auth/sessions",
  "DELETE /auth/sessions/:id",
  "GET /account/data",
  "DELETE /auth/delete-account",
]);

describe.each(Object.keys(DEAD_SESSIONS))("a cookie that is %s", (kind) => {
  it("gets from every call what no cookie gets", async () => {
    const call = asPerson((await DEAD_SESSIONS[kind]?.()) ?? null);
    for (const route of registered) {
      const expected = STRANGER_GETS[route];
      const wanted = WANT_CSRF.has(route) ? { status: 403, code: "bad_csrf_token" } : expected;
      const { method, path } = callOf(route);
      const response = await call(path, { method, body: expected?.body });
      const code = response.status === 200 ? undefined : (await response.json<RefusalBody>()).code;
      expect({ route, status: response.status, code }).toEqual({ route, status: wanted?.status, code: wanted?.code });
      expect(sessionCookiesOf(response), route).toEqual([]);
    }
  });
});

/** Every call that can carry a person's uuid, with another's: the other party's of the same case. */
const CLAIMS: Record<string, (other: string) => { query?: string; body?: object }> = {
  "POST /auth/verify-code": (other) => ({
    body: { email: "robin@court.example", code: "000000", sessionUuid: other },
  }),
  "POST /auth/create-account": (other) => ({ body: { username: "mallory", uuid: other } }),
  "POST /users": (other) => ({ body: { uuid: other, recaptchaToken: "none" } }),
  "POST /pettysuits": (other) => ({ body: { creatorUuid: other, allegation: "He hums." } }),
  "GET /users/:uuid/pettysuits": () => ({}),
  "GET /users/:uuid/referrals": () => ({}),
  "POST /pettysuits/:uuid/invitations": (other) => ({ body: { createdByUuid: other, recaptchaToken: "none" } }),
  "POST /pettysuits/invitations/:token/join": (other) => ({ body: { userUuid: other, recaptchaToken: "none" } }),
  "POST /invitations/:token/join": (other) => ({ body: { userUuid: other, recaptchaToken: "none" } }),
  "POST /courtrooms": (other) => ({ body: { creatorUuid: other, allegation: "He hums." } }),
  "GET /users/:uuid/courtrooms": () => ({}),
  "POST /courtrooms/:uuid/invitations": (other) => ({ body: { createdByUuid: other, recaptchaToken: "none" } }),
  "POST /pettysuits/:uuid/questions": (other) => ({ body: { creatorUuid: other } }),
  "GET /pettysuits/:uuid/questions": (other) => ({ query: `?userUuid=${other}` }),
  "GET /pettysuits/:uuid/answers": (other) => ({ query: `?userUuid=${other}` }),
  "POST /pettysuits/:uuid/answers": (other) => ({
    body: { userUuid: other, questionUuid: NOBODY, answerBoolean: true, answerText: "Yes" },
  }),
  "DELETE /pettysuits/:uuid/answers/:questionUuid": (other) => ({ query: `?userUuid=${other}` }),
  "POST /pettysuits/:uuid/complete": (other) => ({ body: { userUuid: other } }),
  "POST /pettysuits/:uuid/vacate": (other) => ({ body: { userUuid: other } }),
  "POST /courtrooms/:uuid/vacate": (other) => ({ body: { userUuid: other } }),
  ...Object.fromEntries(
    ["pettysuits", "courtrooms"].flatMap((place) =>
      ["nudge", "notify", "extend"].map((act) => [
        `POST /${place}/:uuid/${act}`,
        (other: string) => ({ body: { userUuid: other } }),
      ]),
    ),
  ),
  "POST /procrastination/sessions/:uuid/notify": (other) => ({ body: { userUuid: other } }),
  "GET /notifications/user/:uuid": () => ({}),
  "GET /notifications/status/:uuid": () => ({}),
  "POST /notifications/read": (other) => ({ body: { uuid: other } }),
  "POST /notifications/opt-in": (other) => ({ body: { uuid: other, enabled: true } }),
  "POST /notifications/settings": (other) => ({ body: { uuid: other, mailEnabled: true } }),
  "POST /notifications/player-id": (other) => ({ body: { uuid: other, playerId: "player" } }),
  "POST /procrastination/sessions": (other) => ({ body: { userUuid: other, dilemma: "Tea or coffee?" } }),
  "GET /users/:uuid/procrastination-sessions": () => ({}),
  "POST /ads/events": (other) => ({ body: { ...ofAd, userUuid: other, suitUuid: NOBODY, action: "impression" } }),
  "GET /pettysuits/:uuid/ads": (other) => ({ query: `?userUuid=${other}` }),
  "POST /pettysuits/:uuid/ads": (other) => ({ body: { ...ofAd, userUuid: other, saved: true } }),
  "GET /procrastination/sessions/:uuid/ads": (other) => ({ query: `?userUuid=${other}` }),
  "POST /procrastination/sessions/:uuid/ads": (other) => ({ body: { ...ofAd, userUuid: other, saved: true } }),
  "GET /hot-topics": (other) => ({ query: `?userUuid=${other}` }),
  "POST /hot-topics/submit": (other) => ({
    body: { userUuid: other, topicText: "Clapping when the plane takes off." },
  }),
  "GET /users/:uuid/submitted-topics": () => ({}),
  "POST /hot-topics/:uuid/vote": (other) => ({ body: { userUuid: other, vote: true } }),
  "GET /badges/user/:uuid": () => ({}),
  "POST /stats/increment": (other) => ({ body: { userUuid: other, category: "invitesSent" } }),
  "POST /reports": (other) => ({
    body: { userUuid: other, kind: "topic", id: HOUSE_TOPICS[0]?.uuid, reason: "abuse" },
  }),
  "GET /verdicts/:uuid/image/view": (other) => ({ query: `?userUuid=${other}` }),
};

/** Calls that carry nobody's uuid: whom they are about is the session's person, or anyone's to know. */
const CLAIM_NOBODY = [
  ...["GET /auth/me", "GET /auth/csrf", "POST /auth/logout", "POST /auth/request-code"],
  ...["POST /auth/request-email-change", "POST /auth/change-email", "POST /auth/profile"],
  ...["GET /auth/sessions", "DELETE /auth/sessions", "DELETE /auth/sessions/:id"],
  ...["GET /account/data", "DELETE /auth/delete-account"],
  ...["GET /users/:uuid", "GET /human-check/challenge", "GET /petty-suit-prompts/random", "GET /sample-profiles"],
  ...["GET /pettysuits/:uuid", "GET /pettysuits/:uuid/invitation", "GET /pettysuits/:uuid/invite"],
  ...["GET /invitations/:token/meta", "GET /pettysuits/:uuid/verdict"],
  ...["GET /verdicts/:uuid/share", "POST /verdicts/:uuid/share", "DELETE /verdicts/:uuid/share"],
  ...["GET /courtrooms/:uuid", "GET /courtrooms/:uuid/invitation", "GET /courtrooms/:uuid/messages"],
  ...["GET /procrastination-topics/random", "GET /procrastination/sessions/:uuid"],
  ...["GET /procrastination/sessions/:uuid/questions", "GET /procrastination/sessions/:uuid/answers"],
  "POST /procrastination/sessions/:uuid/answers",
  "DELETE /procrastination/sessions/:uuid/answers/:questionUuid",
  "POST /procrastination/sessions/:uuid/decision",
  ...["GET /ads/random", "GET /ads/:uuid", "POST /ads/wanted", "POST /badges/unseen", "POST /streaks/hidden"],
  "GET /hot-topics/:uuid/stats",
  ...["GET /moderation/queue", "GET /moderation/topics/:status", "GET /moderation/log", "GET /moderation/ads"],
  ...["POST /moderation/topics/:uuid", "POST /moderation/verdicts/:shareId", "POST /moderation/reports"],
  ...["POST /moderation/people", "POST /moderation/ads", "POST /moderation/ads/:uuid"],
  ...["GET /openapi.json", "GET /docs"],
];

describe("the other party's uuid", () => {
  it("is tried with every call that can carry one", () => {
    expect([...Object.keys(CLAIMS), ...CLAIM_NOBODY].sort()).toEqual([...registered].sort());
  });

  it.each(Object.keys(CLAIMS))("is refused by %s, whoever sits in the case", async (route) => {
    const suit = await aJoinedCase(court);
    const room = await aCourtroomInSession(court);
    const isOfRoom = route.includes("/courtrooms/:uuid") || route === "POST /invitations/:token/join";
    const { creator, opponent, token } = isOfRoom ? room : suit;
    const [method = "", pattern = ""] = route.split(" ");
    const caseUuid = isOfRoom ? room.courtroomUuid : suit.suitUuid;
    const path = pattern
      .replace(/\/(users?)\/:uuid/u, `/$1/${creator.uuid}`)
      .replace(":uuid", caseUuid)
      .replace(":token", token)
      .replace(":questionUuid", suit.questions[0]?.uuid ?? "");
    const { query = "", body } = CLAIMS[route]?.(creator.uuid) ?? {};
    const response = await asPerson(opponent)(`/api${path}${query}`, { method, body });
    await expectRefusal(response, 403, "not_yours");
    expect(sessionCookiesOf(response)).toEqual([]);
  });
});

describe("a path that is no call", () => {
  it.each(["/api", "/api/", "/api/no-such-call", "/api/pettysuits", "/api/users//x", "/api/%00"])(
    "answers %s with no_such_route and not with a page",
    async (path) => {
      await expectRefusal(await asPerson(null)(path), 404, "no_such_route");
    },
  );

  it.each(registered)("answers PUT and PATCH on %s with a code and not with a page", async (route) => {
    const { path } = callOf(route);
    const call = asPerson(null);
    for (const method of ["PUT", "PATCH"]) {
      const response = await call(path, { method, body: {} });
      const body = await response.json<RefusalBody>();
      expect([404, 405]).toContain(response.status);
      expect(body.error).toBe(body.message);
      expect(["no_such_route", "method_not_allowed"]).toContain(body.code);
    }
  });

  it("leaves what is outside the API to the pages", async () => {
    const response = await asPerson(null)("/no-such-page");
    expect(await response.text()).toBe("no pages here");
  });
});

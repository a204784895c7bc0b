import { describe, expect, it } from "vitest";
import type { ErrorCode } from "~/domain/app-error";
import { api } from "../../workers/api/api";
import { asPerson } from "../support/api-client";
import { expectRefusal, type RefusalBody } from "../support/refusal";

const NOBODY = "00000000-0000-4000-8000-000000000000";
const NO_TOKEN = "A".repeat(32);

const claim = { userUuid: NOBODY };
const refuse = (status: 400 | 401 | 404, code: ErrorCode, body?: object) => ({ status, code, body });
const noSession = (body?: object) => refuse(401, "no_session", body);
const open = { status: 200, code: undefined, body: undefined };

/** What a stranger gets from each call. A call that is missing here fails the walk below. */
const STRANGER_GETS: Record<string, { status: number; code: ErrorCode | undefined; body: object | undefined }> = {
  "GET /auth/me": noSession(),
  "GET /auth/csrf": noSession(),
  "POST /auth/logout": noSession({}),
  "GET /users/:uuid": refuse(404, "not_found"),
  "POST /users": refuse(400, "human_check_failed", { uuid: NOBODY, displayName: "Robin", recaptchaToken: "none" }),
  "GET /human-check/challenge": open,
  "GET /petty-suit-prompts/random": open,
  "POST /pettysuits": noSession({ creatorUuid: NOBODY, allegation: "He hums." }),
  "GET /users/:uuid/pettysuits": noSession(),
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
    expect(response.headers.get("Set-Cookie")).toBeNull();
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

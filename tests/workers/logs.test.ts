import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { UnusableSettings } from "~/domain/settings";
import { logError } from "~/server/observability/log.server";
import { routePattern } from "../../workers/middleware/observe";
import { createWebApp } from "../../workers/web-app";
import { anAccount, askForCode } from "../support/accounts";
import { asPerson, ORIGIN, solveHumanCheck } from "../support/api-client";
import { expectFaults, loggedLines } from "../support/console";
import { openCourt } from "../support/court";
import { eventually } from "../support/eventually";
import { aCourtroomInSession, aGuest } from "../support/factories";
import { wrongCode } from "../support/made-up";

import { courtroomReadingCalls, readingCalls } from "../support/reading-calls";
import { sessionTokenOf, signUp } from "../support/sign-up";
import { enter } from "../support/socket";
import { atDeck } from "../support/swipe";

const court = openCourt(env.DB);

describe("the logs", () => {
  it("of a whole case hold none of its words, names, answers, tokens or secrets", async () => {
    const allegation = "Quentin hums Bolero\nat midnight.";
    const robinUuid = crypto.randomUUID();
    const robinToken = sessionTokenOf(await signUp({ uuid: robinUuid, displayName: "Rowena" }));
    const robin = asPerson({ sessionToken: robinToken });
    const sam = await aGuest(court, "Simeon");
    const body = { creatorUuid: robinUuid, allegation, creatorDisplayName: "Rowena" };
    const { suitUuid } = await (await robin("/api/pettysuits", { body })).json<{ suitUuid: string }>();
    const invitationCheck = await solveHumanCheck("create_invitation");
    const invited = await robin(`/api/pettysuits/${suitUuid}/invitations`, {
      body: { createdByUuid: robinUuid, recaptchaToken: invitationCheck },
    });
    const { token } = await invited.json<{ token: string }>();
    const joinCheck = await solveHumanCheck("join_invitation");
    await asPerson(sam)(`/api/pettysuits/invitations/${token}/join`, {
      body: { userUuid: sam.uuid, displayName: "Simeon", recaptchaToken: joinCheck },
    });
    const questions = await (await robin(`/api/pettysuits/${suitUuid}/questions`)).json<
      { uuid: string; prompt: string }[]
    >();
    const filed = { suitUuid, questions };
    const rowena = { ...sam, uuid: robinUuid, sessionToken: robinToken };
    await atDeck(filed, rowena).swipeAll("fifth");
    await atDeck(filed, sam).swipeAll("no");
    const verdict = await eventually(async () => {
      const response = await robin(`/api/pettysuits/${suitUuid}/verdict`);
      expect(response.status).toBe(200);
      return response.json<{ verdict: { caseName: string; punishment: string }; cardToken: string }>();
    });
    for (const path of Object.values(readingCalls({ suitUuid, token }, sam.uuid))) await asPerson(sam)(path);
    await asPerson(null)(`/invite/${token}`);
    await asPerson(null)(`/api/pettysuits/${suitUuid}/verdict?token=${verdict.cardToken}`);

    const lines = loggedLines();
    expect(lines.length).toBeGreaterThan(30);
    const text = lines.join("\n");
    for (const secret of [
      ...["Quentin", "Bolero", "midnight", "Rowena", "Simeon", "Fifth", "answerBoolean"],
      ...[token, robinToken, sam.sessionToken, verdict.cardToken, invitationCheck, joinCheck],
      ...[verdict.verdict.caseName, verdict.verdict.punishment, ...questions.map(({ prompt }) => prompt)],
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it("of a case argued live hold none of its words, names, tokens or its code", async () => {
    const filing = { allegation: "Quentin hums Bolero.", creatorDisplayName: "Rowena" };
    const { courtroomUuid, code, token, creator, opponent } = await aCourtroomInSession(court, filing);
    const rowena = await enter(creator, courtroomUuid);
    rowena.say("At midnight, in the shower.");
    await rowena.next("NEW_MESSAGE");
    for (const person of [creator, opponent, await aGuest(court, "Mallory"), null]) {
      const call = asPerson(person);
      for (const path of Object.values(courtroomReadingCalls({ courtroomUuid, token }, opponent.uuid)))
        await call(path);
      for (const path of [`/invitation/${code}`, `/invitation/${code}.data`, `/invite/${token}`]) await call(path);
    }
    const lines = loggedLines();
    expect(lines.length).toBeGreaterThan(30);
    const text = lines.join("\n");
    for (const secret of ["Quentin", "Bolero", "Rowena", "midnight", code, token, creator.sessionToken]) {
      expect(text).not.toContain(secret);
    }
  });

  it("tell of each request its id, method, route, status and round trips", async () => {
    const response = await asPerson(await aGuest(court))("/api/auth/me");
    const line: unknown = JSON.parse(loggedLines().at(-1) ?? "null");
    expect(line).toEqual({
      level: "info",
      event: "request",
      requestId: response.headers.get("X-Request-Id"),
      method: "GET",
      route: "/api/auth/me",
      status: 200,
      milliseconds: expect.any(Number),
      roundTrips: 1,
    });
  });

  it("tell of logins, and of what is refused, by a pseudonym of the session", async () => {
    const { uuid, email, ...account } = await anAccount(court);
    const call = asPerson(account);
    const code = await askForCode(email, call);
    await call("/api/auth/verify-code", { body: { email, code: wrongCode(code) } });
    await call(`/api/users/${(await aGuest(court)).uuid}/pettysuits`);
    await call("/api/auth/logout", { method: "POST" });
    await call("/api/pettysuits", { body: {}, headers: { Origin: "https://evil.test" } });
    await call("/api/auth/verify-code", { body: { email, code } });
    const told: Record<string, unknown>[] = loggedLines()
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event !== "request");
    const requestId = expect.any(String);
    const [login] = told;
    const session = login?.["became"];
    expect(session).toMatch(/^[0-9a-f]{16}$/u);
    expect(told).toMatchObject([
      { event: "login", outcome: "attach", session: expect.stringMatching(/^[0-9a-f]{16}$/u) },
      { event: "code_refused", code: "bad_code", requestId, session },
      { event: "access_refused", code: "not_yours", session },
      { event: "origin_refused", code: "bad_csrf_token", session },
      { event: "origin_refused", code: "bad_origin", session },
      { event: "login", outcome: "stay", session, became: expect.not.stringContaining(String(session)) },
    ]);
    const text = loggedLines().join("\n");
    for (const secret of [uuid, email, account.sessionToken, code]) expect(text).not.toContain(secret);
  });

  it.each([
    [401, "no_session"],
    [403, "not_yours"],
  ])("tell that a page was refused with %i", async (status, code) => {
    const app = createWebApp(async () => new Response("", { status }));
    await app.fetch(new Request(`${ORIGIN}/pettysuit/${crypto.randomUUID()}`), env, createExecutionContext());
    expect(loggedLines().map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ event: "access_refused", code }),
    );
  });

  it("say which settings can't be used, whatever failed for them", () => {
    logError("push_failed", new UnusableSettings(["MAIL_FROM must be set."]), {});
    expect(JSON.parse(loggedLines()[0] ?? "")).toMatchObject({
      event: "settings_unusable",
      reason: "The settings are not usable. MAIL_FROM must be set.",
    });
    expectFaults("settings_unusable");
  });

  it("call nothing a fault that a client has done wrong", async () => {
    const call = asPerson(await aGuest(court));
    const json = { "Content-Type": "application/json" };
    for (const [path, options] of [
      ["/api/pettysuits", { method: "POST", body: "{", headers: json }],
      ["/api/pettysuits", { method: "POST", body: "[]", headers: json }],
      ["/api/pettysuits", { method: "POST", body: "a=1", headers: { "Content-Type": "text/plain" } }],
      ["/api/pettysuits", { method: "POST", body: "x", headers: { "Content-Type": "multipart/form-data" } }],
      ["/api/pettysuits", { method: "POST", body: "x".repeat(70_000), headers: json }],
      ["/api/pettysuits", { method: "PATCH", body: "{}", headers: json }],
      ["/api/users/%E0%A4%A", {}],
      ["/api/pettysuits/%00/answers", {}],
      ["/api/hot-topics?count=no", {}],
      ["/v/%E0%A4%A.png", {}],
      ["/oembed?url=%E0%A4%A", {}],
      ["/ws", {}],
    ] as const) {
      const { status } = await call(path, options);
      expect({ path, isRefused: status >= 400 && status < 500 }).toEqual({ path, isRefused: true });
    }
    // Whatever was logged as a fault fails this test by itself.
  });

  it("of a failing database hold no word of what was filed, and neither does the answer", async () => {
    const guest = await aGuest(court);
    const body = { creatorUuid: guest.uuid, allegation: "Quentin hums\nat midnight." };
    await env.DB.exec("alter table decks rename to decks_on_leave");
    const response = await asPerson(guest)("/api/pettysuits", { body }).finally(() =>
      env.DB.exec("alter table decks_on_leave rename to decks"),
    );
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: "The court tripped over its own robe. Please try again.",
      message: "The court tripped over its own robe. Please try again.",
      code: "internal",
    });
    expectFaults("request_failed");
    expect(loggedLines().join("\n")).not.toMatch(/Quentin|midnight|on_leave|no such table/iu);
  });
});

describe("a logged fault", () => {
  it("keeps its places in the code", () => {
    logError("tried", new Error("something"), { count: 1 });
    expect(loggedLines().join()).toMatch(/"stack":" *at .*logs\.test\.ts/u);
    expectFaults("tried");
  });

  it("loses its message, also where a line of it looks like a place in the code", () => {
    const allegation = "Quentin hums\nat midnight, in the shower";
    logError("tried", new Error(`Failed query: insert into pettysuits\nparams: ${allegation}`), {});
    expect(loggedLines().join()).not.toMatch(/Quentin|midnight/u);
    expectFaults("tried");
  });
});

describe("the route in a log line", () => {
  const token = "abcdefghijklmnopqrstuvwxyz-_0123";

  it.each([
    `/invite/${token}`,
    `/invite/${token}.data`,
    `/api/invitations/${token}/meta`,
    `/api/pettysuits/invitations/${token}/join`,
    `/invite/${token}/`,
  ])("has no invitation token: %s", (path) => {
    expect(routePattern(path)).not.toContain(token);
    expect(routePattern(path)).toContain(":token");
  });

  it("has no invitation token either when a link was pasted with what stood beside it", () => {
    for (const beside of [`${token},`, `${token})`, `${token}%20`, `${token}&x=1`, `x${token}`]) {
      expect(routePattern(`/invite/${beside}`)).not.toContain(token);
    }
  });

  it.each(["", ".data", ".png", "/og.png", "/embed", "/"])("has no id of a public link: /v/…%s", (end) => {
    expect(routePattern(`/v/${token.slice(0, 22)}${end}`)).toBe(`/v/:shareId${end}`);
  });

  it("has no id of a public link that the desk decides about", () => {
    const path = `/api/moderation/verdicts/${token.slice(0, 22)}`;
    expect(routePattern(path)).toBe("/api/moderation/verdicts/:shareId");
  });

  it("has no uuid, no session's id, and is never longer than a line", () => {
    const uuid = crypto.randomUUID();
    expect(routePattern(`/api/pettysuits/${uuid}/answers/${uuid.toUpperCase()}`)).toBe(
      "/api/pettysuits/:uuid/answers/:uuid",
    );
    expect(routePattern("/api/auth/sessions/V1StGXR8_Z5jdHi6B-myT")).toBe("/api/auth/sessions/:id");
    expect(routePattern(`/${"a/".repeat(500)}`).length).toBeLessThanOrEqual(120);
  });
});

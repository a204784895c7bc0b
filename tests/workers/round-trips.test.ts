import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { FALLBACK_ADS } from "~/domain/ad/fallback-ads";
import { afterLogin, anAccount, askForCode, csrfHeader, newUsername } from "../support/accounts";
import { asPerson, solveHumanCheck } from "../support/api-client";
import { openCourt } from "../support/court";
import { aModerator, aPendingTopic } from "../support/desk";
import { aDecidedDilemma, atSession } from "../support/dilemmas";
import {
  aCourtroom,
  aCourtroomInSession,
  aDecidedCase,
  aFiledCase,
  aGuest,
  aJoinedCase,
  aSettledCourtroom,
  type Guest,
} from "../support/factories";
import { newEmail, wrongCode } from "../support/made-up";
import { codeMailedTo } from "../support/mailbox";
import { courtroomReadingCalls, dilemmaReadingCalls, readingCalls } from "../support/reading-calls";
import { openServices } from "../support/services";
import { sessionTokenOf, signUp } from "../support/sign-up";
import { atDeck } from "../support/swipe";

const court = openCourt(env.DB);

/** How often a request waited for D1, as its `Server-Timing` says. */
function roundTripsOf(response: Response): number {
  const count = /db;dur=\d+;desc="(\d+)"/u.exec(response.headers.get("Server-Timing") ?? "")?.[1];
  if (count === undefined) throw new Error("the answer does not tell its round trips");
  return Number(count);
}

async function expectTrips(response: Response, ok: boolean, count: number, place: string) {
  expect({ place, ok: response.ok, trips: roundTripsOf(response) }).toEqual({ place, ok, trips: count });
  await response.body?.cancel();
}

describe("a reading call", () => {
  it("of a decided case goes to the database once", async () => {
    const decided = await aDecidedCase(court);
    const call = asPerson(decided.creator);
    for (const path of [
      ...Object.values(readingCalls(decided, decided.creator.uuid)),
      "/api/auth/me",
      "/api/auth/csrf",
      "/api/auth/sessions",
      `/api/users/${decided.opponent.uuid}`,
      `/api/badges/user/${decided.creator.uuid}`,
    ]) {
      await expectTrips(await call(path), true, 1, path);
    }
  });

  it("of all one's data goes to the database once", async () => {
    const decided = await aDecidedCase(court);
    const headers = await csrfHeader(decided.creator);
    await expectTrips(await asPerson(decided.creator)("/api/account/data", { headers }), true, 1, "data");
  });

  it("of a settled courtroom goes to the database once", async () => {
    const settled = await aSettledCourtroom(court);
    const { uuid } = settled.creator;
    const call = asPerson(settled.creator);
    for (const path of [
      ...Object.values(courtroomReadingCalls(settled, uuid)),
      `/api/users/${uuid}/courtrooms`,
      `/api/users/${uuid}/pettysuits`,
    ]) {
      await expectTrips(await call(path), true, 1, path);
    }
  });

  it("of a decided dilemma goes to the database once, and of ads at most once", async () => {
    const decided = await aDecidedDilemma(court);
    const call = asPerson(decided.person);
    const [ad] = await court.ads.random(1);
    const paths = [...Object.values(dilemmaReadingCalls(decided)), "/api/ads/random", `/api/ads/${ad?.uuid}`];
    for (const path of paths) await expectTrips(await call(path), true, 1, path);
  });

  it("of a courtroom in session goes to the database once", async () => {
    const inSession = await aCourtroomInSession(court);
    const { image, share, ...calls } = courtroomReadingCalls(inSession, inSession.opponent.uuid);
    const call = asPerson(inSession.opponent);
    for (const path of Object.values(calls)) await expectTrips(await call(path), true, 1, path);
    for (const path of [image, share]) await expectTrips(await call(path), false, 1, path);
  });

  it("with a card token goes to the database once", async () => {
    const decided = await aDecidedCase(court);
    const response = await atDeck(decided, decided.creator).readVerdict();
    const { cardToken } = await response.json<{ cardToken: string }>();
    for (const path of [`/api/pettysuits/${decided.suitUuid}`, `/api/pettysuits/${decided.suitUuid}/verdict`]) {
      await expectTrips(await asPerson(null)(`${path}?token=${cardToken}`), true, 1, path);
    }
  });

  it("of an undecided case goes to the database once", async () => {
    const joined = await aJoinedCase(court);
    const { verdict, image, share, ...calls } = readingCalls(joined, joined.opponent.uuid);
    const call = asPerson(joined.opponent);
    for (const path of Object.values(calls)) await expectTrips(await call(path), true, 1, path);
    for (const path of [verdict, image, share]) await expectTrips(await call(path), false, 1, path);
  });

  it("that needs no data goes to the database not at all", async () => {
    const call = asPerson(await aGuest(court));
    for (const path of [
      "/api/petty-suit-prompts/random",
      "/api/sample-profiles",
      "/api/procrastination-topics/random",
      "/api/human-check/challenge",
      "/api/openapi.json",
      "/api/docs",
      "/api/no-such-call",
    ]) {
      expect(roundTripsOf(await call(path)), path).toBe(0);
    }
  });
});

describe("a writing call", () => {
  it("that makes a guest goes to the database once", async () => {
    await expectTrips(await signUp(), true, 1, "POST /users");
  });

  it("that makes a guest for a browser with a dead session goes twice", async () => {
    const recaptchaToken = await solveHumanCheck("create_user");
    const body = { uuid: crypto.randomUUID(), displayName: "Robin", recaptchaToken };
    await expectTrips(await asPerson({ sessionToken: "A".repeat(43) })("/api/users", { body }), true, 2, "POST /users");
  });

  it("on the way from filing to a verdict goes twice at most", async () => {
    const [robin, sam] = [await aGuest(court, "Robin"), await aGuest(court, "Sam")];
    const [creator, opponent] = [asPerson(robin), asPerson(sam)];
    const filed = await creator("/api/pettysuits", { body: { creatorUuid: robin.uuid, allegation: "He hums." } });
    expect(roundTripsOf(filed)).toBe(2);
    const { suitUuid } = await filed.json<{ suitUuid: string }>();
    const path = `/api/pettysuits/${suitUuid}`;

    const invitation = await creator(`${path}/invitations`, {
      body: { createdByUuid: robin.uuid, recaptchaToken: await solveHumanCheck("create_invitation") },
    });
    expect(roundTripsOf(invitation)).toBe(2);
    const { token } = await invitation.json<{ token: string }>();

    const joining = await opponent(`/api/pettysuits/invitations/${token}/join`, {
      body: { userUuid: sam.uuid, displayName: "", recaptchaToken: await solveHumanCheck("join_invitation") },
    });
    await expectTrips(joining, true, 2, "join");
    await expectTrips(await creator(`${path}/questions`, { body: {} }), true, 1, "questions");

    const questions = await (await creator(`${path}/questions`)).json<{ uuid: string; prompt: string }[]>();
    const decks = [robin, sam].map((person) => atDeck({ suitUuid, questions }, person));
    for (const deck of decks) {
      for (const place of questions.keys()) {
        expect(roundTripsOf(await deck.swipe(place, "yes")), `answer ${place}`).toBe(2);
      }
      expect(roundTripsOf(await deck.complete()), "complete").toBe(2);
    }
  });

  it("on the way from a dilemma to its decision goes twice at most", async () => {
    const robin = await aGuest(court, "Robin");
    const call = asPerson(robin);
    const body = { userUuid: robin.uuid, dilemma: "Tea or coffee?" };
    const started = await call("/api/procrastination/sessions", { body });
    expect(roundTripsOf(started)).toBe(2);
    const { uuid } = await started.json<{ uuid: string }>();
    const questions = await court.dilemma.listQuestions(robin.visitor(), uuid);
    const at = atSession({ uuid, person: robin, questions }, robin);
    for (const place of questions.keys()) await expectTrips(await at.swipe(place, true), true, 2, `answer ${place}`);
    await expectTrips(await at.decide(), true, 1, "decision");
    const about = { userUuid: robin.uuid, adUuid: FALLBACK_ADS[0]?.uuid, placement: "finalAd" };
    const react = { body: { ...about, saved: true } };
    await expectTrips(await call(`/api/procrastination/sessions/${uuid}/ads`, react), true, 2, "saved");
    const seen = { body: { ...about, sessionUuid: uuid, action: "impression" } };
    await expectTrips(await call("/api/ads/events", seen), true, 2, "seen");
    await expectTrips(await call("/api/ads/wanted", { body: { adsWanted: false } }), true, 1, "wanted");
  });

  it("about topics and reports goes twice at most, and at the desk too", async () => {
    const desk = await aModerator(court);
    const { topic } = await aPendingTopic(court);
    const { call, uuid: userUuid, username } = desk;
    const submit = { body: { userUuid, topicText: "Counting round trips aloud in a library." } };
    await expectTrips(await call("/api/hot-topics/submit", submit), true, 2, "submit");
    const approve = { body: { decision: "approve" } };
    await expectTrips(await call(`/api/moderation/topics/${topic.uuid}`, approve), true, 2, "approve");
    await expectTrips(
      await call(`/api/hot-topics/${topic.uuid}/vote`, { body: { userUuid, vote: true } }),
      true,
      2,
      "vote",
    );
    const report = { body: { userUuid, kind: "topic", id: topic.uuid, reason: "other" } };
    await expectTrips(await call("/api/reports", report), true, 2, "report");
    const uphold = { body: { kind: "topic", id: topic.uuid, decision: "uphold" } };
    await expectTrips(await call("/api/moderation/reports", uphold), true, 2, "uphold");
    await expectTrips(await call("/api/moderation/people", { body: { username, decision: "ban" } }), true, 2, "ban");
    for (const path of ["queue", "topics/approved", "log", "ads"]) {
      await expectTrips(await call(`/api/moderation/${path}`), true, 1, path);
    }
    for (const path of ["/api/hot-topics", `/api/hot-topics?userUuid=${userUuid}`]) {
      await expectTrips(await call(path), true, 1, path);
    }
    await expectTrips(await call(`/api/users/${userUuid}/submitted-topics`), true, 1, "dashboard");
    const { services, trips } = openServices();
    await services.topics.openHotTopics(desk.visitor());
    await services.topics.dealTo(desk.visitor(), 5);
    await services.moderation.listPeople(desk.visitor());
    expect(trips.count).toBe(3);
  });

  it("about badges and streaks goes once", async () => {
    const { creator } = await aFiledCase(court);
    const call = asPerson(creator);
    const sent = { body: { category: "invitesSent", userUuid: creator.uuid } };
    await expectTrips(await call("/api/stats/increment", sent), true, 1, "increment");
    await expectTrips(await call("/api/badges/unseen", { method: "POST" }), true, 1, "unseen");
    await expectTrips(await call("/api/streaks/hidden", { body: { hidesStreaks: true } }), true, 1, "hidden");
  });

  it("on the way from opening a courtroom to sitting down in it goes twice", async () => {
    const [robin, sam] = [await aGuest(court, "Robin"), await aGuest(court, "Sam")];
    const creator = asPerson(robin);
    const opened = await creator("/api/courtrooms", { body: { creatorUuid: robin.uuid, allegation: "He hums." } });
    expect(roundTripsOf(opened)).toBe(2);
    const { courtroomUuid } = await opened.json<{ courtroomUuid: string }>();

    const invitation = await creator(`/api/courtrooms/${courtroomUuid}/invitations`, {
      body: { createdByUuid: robin.uuid, recaptchaToken: await solveHumanCheck("create_invitation") },
    });
    expect(roundTripsOf(invitation)).toBe(2);
    const { token } = await invitation.json<{ token: string }>();

    const joining = await asPerson(sam)(`/api/invitations/${token}/join`, {
      body: { userUuid: sam.uuid, displayName: "", recaptchaToken: await solveHumanCheck("join_invitation") },
    });
    await expectTrips(joining, true, 2, "join");
  });

  it("that writes missing questions goes twice", async () => {
    const { suitUuid, creator } = await aFiledCase(court);
    await env.DB.prepare("delete from decks where case_uuid = ?").bind(suitUuid).run();
    const response = await asPerson(creator)(`/api/pettysuits/${suitUuid}/questions`, { body: {} });
    await expectTrips(response, true, 2, "questions");
  });

  it("that takes an answer back goes twice", async () => {
    const joined = await aJoinedCase(court);
    const deck = atDeck(joined, joined.creator);
    await deck.swipe(0, "yes");
    await expectTrips(await deck.undo(0), true, 2, "undo");
  });

  it("on the way to an account goes twice at most, whoever somebody turns out to be", async () => {
    const post = async (person: Guest, path: string, body: object) => {
      const response = await asPerson(person)(path, { body });
      expect({ path, status: response.status, trips: roundTripsOf(response) }).toEqual({ path, status: 200, trips: 2 });
      return response;
    };
    const verify = async (person: Guest, email: string) => {
      await post(person, "/api/auth/request-code", { email });
      return post(person, "/api/auth/verify-code", { email, code: await codeMailedTo(email) });
    };
    const email = newEmail();
    const guest = await aGuest(court);
    const verified = await afterLogin(guest, await verify(guest, email));
    await post(verified, "/api/auth/create-account", { username: newUsername() });
    await verify(verified, email);
    const { creator, opponent } = await aCourtroomInSession(court);
    await verify(creator, email);
    const other = await anAccount(court, opponent);
    await verify(other, email);

    const fresh = newEmail();
    const newcomer = await aGuest(court);
    await post(newcomer, "/api/auth/request-code", { email: fresh });
    const code = await codeMailedTo(fresh);
    await post(newcomer, "/api/auth/create-account", { email: fresh, code, username: newUsername() });
  });

  it("that changes an address goes twice", async () => {
    const account = await anAccount(court);
    const email = newEmail();
    const headers = await csrfHeader(account);
    const call = asPerson(account);
    const asked = await call("/api/auth/request-email-change", { body: { email }, headers });
    await expectTrips(asked, true, 2, "request-email-change");
    const code = await codeMailedTo(email);
    const current = { currentEmail: account.email, currentCode: await askForCode(account.email, call) };
    await expectTrips(
      await call("/api/auth/change-email", { body: { email, code, ...current }, headers }),
      true,
      2,
      "change-email",
    );
  });

  it("that changes a name and a picture goes twice", async () => {
    const body = { displayName: "Robin the Just", avatar: "bun" };
    await expectTrips(await asPerson(await aGuest(court))("/api/auth/profile", { body }), true, 2, "profile");
  });

  it("that is refused goes twice at most, also where it gives a code's try back", async () => {
    const [account, guest, email] = [await anAccount(court), await aGuest(court), newEmail()];
    const call = asPerson(guest);
    const code = await askForCode(email, call);
    const body = { email, code, username: account.username };
    await expectTrips(await call("/api/auth/create-account", { body }), false, 2, "taken username");
    const nobody = asPerson(null);
    const nobodysCode = { email, code: await askForCode(email, nobody) };
    await expectTrips(await nobody("/api/auth/verify-code", { body: nobodysCode }), false, 2, "no guest");
    const wrong = { email, code: wrongCode(code) };
    await expectTrips(await call("/api/auth/verify-code", { body: wrong }), false, 1, "wrong code");
  });

  it("that ends other sessions goes once", async () => {
    const account = await anAccount(court);
    const headers = await csrfHeader(account);
    const response = await asPerson(account)("/api/auth/sessions", { method: "DELETE", headers });
    await expectTrips(response, true, 1, "sessions");
  });

  it("that deletes an account goes twice, however much there is to go through after", async () => {
    const decided = await aDecidedCase(court);
    await aCourtroom(court, {}, decided.creator);
    const headers = await csrfHeader(decided.creator);
    const response = await asPerson(decided.creator)("/api/auth/delete-account", { method: "DELETE", headers });
    await expectTrips(response, true, 2, "delete-account");
  });

  it("about notices goes twice at most, and a nudge with its notice too", async () => {
    const joined = await aJoinedCase(court);
    const { uuid } = joined.creator;
    const call = asPerson(joined.creator);
    for (const path of ["user", "status"]) {
      await expectTrips(await call(`/api/notifications/${path}/${uuid}`), true, 1, path);
    }
    await expectTrips(await call("/api/notifications/read", { body: { uuid } }), true, 1, "read");
    await expectTrips(await call("/api/notifications/opt-in", { body: { uuid, enabled: true } }), true, 2, "opt-in");
    await expectTrips(await call("/api/notifications/settings", { body: { uuid } }), true, 2, "settings");
    const device = { body: { uuid, playerId: `player-${uuid}` } };
    await expectTrips(await call("/api/notifications/player-id", device), true, 2, "player-id");
    for (const act of ["nudge", "notify", "extend"]) {
      await expectTrips(await call(`/api/pettysuits/${joined.suitUuid}/${act}`, { body: {} }), true, 2, act);
    }
  });

  it("that shares or seals a verdict goes twice", async () => {
    const decided = await aDecidedCase(court);
    const { share } = readingCalls(decided, decided.creator.uuid);
    const call = asPerson(decided.creator);
    for (const method of ["POST", "POST", "DELETE"]) await expectTrips(await call(share, { method }), true, 2, method);
  });

  it("that ends a session goes once", async () => {
    const call = asPerson({ sessionToken: sessionTokenOf(await signUp()) });
    const { csrfToken } = await (await call("/api/auth/csrf")).json<{ csrfToken: string }>();
    const response = await call("/api/auth/logout", { method: "POST", headers: { "x-csrf-token": csrfToken } });
    await expectTrips(response, true, 1, "logout");
  });
});

describe("a stranger without a cookie", () => {
  it("costs the database one visit at most", async () => {
    const decided = await aDecidedCase(court);
    const { suitUuid, questions, creator } = decided;
    const stranger = asPerson(null);
    const nobody = { userUuid: creator.uuid };
    const answer = { ...nobody, questionUuid: questions[0]?.uuid, answerBoolean: true, answerText: "Yes" };
    for (const response of [
      ...(await Promise.all(Object.values(readingCalls(decided, creator.uuid)).map((path) => stranger(path)))),
      await stranger("/api/auth/me"),
      await stranger("/api/pettysuits", { body: { creatorUuid: creator.uuid, allegation: "He hums." } }),
      await stranger(`/api/pettysuits/${suitUuid}/answers`, { body: answer }),
      await stranger(`/api/pettysuits/${suitUuid}/complete`, { body: nobody }),
      await stranger(`/api/pettysuits/${suitUuid}/questions`, { body: {} }),
      await stranger("/api/users", { body: { uuid: crypto.randomUUID(), recaptchaToken: "unsolved" } }),
    ]) {
      expect(response.ok).toBe(false);
      expect(roundTripsOf(response)).toBeLessThanOrEqual(1);
    }
  });

  it("whose session is of the wrong form costs it nothing when asking for the own person", async () => {
    const response = await asPerson({ sessionToken: "short" })("/api/auth/me");
    await expectTrips(response, false, 0, "me");
  });
});

describe("a page", () => {
  it("of the deck, the confirmation, the invitation, the verdict, the waiting screen, the courtroom, the dilemma, one's own cases and the profile goes to the database once", async () => {
    const decided = await aDecidedCase(court);
    const filed = await aFiledCase(court);
    const opened = await aCourtroom(court);
    const settled = await aSettledCourtroom(court);
    const brought = await aDecidedDilemma(court);
    const visitor = decided.creator.visitor;
    const pages: [string, (open: ReturnType<typeof openServices>["services"]) => Promise<unknown>][] = [
      ["deck", ({ deck }) => deck.openDeck(visitor(), decided.suitUuid)],
      ["confirmation", ({ pettysuit }) => pettysuit.getFiledSuit(visitor(), decided.suitUuid)],
      ["own invitation", ({ invitation }) => invitation.openInvitation(visitor(), decided.token)],
      ["open invitation", ({ invitation }) => invitation.openInvitation(visitor(), filed.token)],
      ["waiting screen", ({ courtroom }) => courtroom.openWaitingScreen(opened.creator.visitor(), opened.code)],
      ["courtroom", ({ courtroom }) => courtroom.openCourtroom(settled.creator.visitor(), settled.courtroomUuid)],
      ["socket", ({ admission }) => admission.admitParty(settled.creator.visitor(), settled.courtroomUuid)],
      ["verdict", ({ deck }) => deck.findDecidedSuit(visitor(), decided.suitUuid)],
      ["own cases", ({ myCases }) => myCases.listOwnCases(settled.opponent.visitor())],
      ["dilemma", ({ dilemma }) => dilemma.openSession(brought.person.visitor(), brought.uuid)],
      ["viewer", ({ account }) => account.findViewer(visitor())],
      ["profile", ({ profile }) => profile.readOwnProfile(visitor())],
    ];
    for (const [page, open] of pages) {
      const { services, trips } = openServices();
      expect(await open(services), page).toBeTruthy();
      expect(trips.count, page).toBe(1);
    }
  });

  it("for a stranger does not ask who that is", async () => {
    const { services, trips } = openServices();
    const nobody = { token: null, tokenHash: null, rollDue: false };
    expect(await services.account.findViewer(nobody)).toBeNull();
    expect(await services.myCases.listOwnCases(nobody)).toMatchObject({ swipes: [], courts: [] });
    expect(trips.count).toBe(0);
  });
});

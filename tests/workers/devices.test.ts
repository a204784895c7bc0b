import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { SessionView } from "~/domain/account/session";
import { loginId } from "~/server/account/visitor.server";
import { admissionRequest } from "../../workers/courtroom/admission";
import { type Account, afterLogin, anAccount, csrfHeader, logIn } from "../support/accounts";
import { asPerson, solveHumanCheck } from "../support/api-client";
import { DAY_MS, travel } from "../support/clock";
import { openCourt } from "../support/court";
import { courtroomObjects } from "../support/courtroom-object";
import { aCourtroom, aGuest, type Guest, sitDown } from "../support/factories";
import { newEmail } from "../support/made-up";

import { openLive } from "../support/notices";
import { expectRefusal } from "../support/refusal";
import { sessionTokenOf } from "../support/sign-up";
import { enter, listen, openSocket } from "../support/socket";

const court = openCourt(env.DB, { courtroom: courtroomObjects });

const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

async function sessionsOf(person: Pick<Guest, "sessionToken">): Promise<SessionView[]> {
  return (await asPerson(person)("/api/auth/sessions")).json();
}

/** The same account on one more device. */
async function onAnotherDevice(account: Account): Promise<Account> {
  return afterLogin(account, await logIn(null, account.email));
}

const end = async (person: Account, path: string) =>
  asPerson(person)(`/api/auth/sessions${path}`, { method: "DELETE", headers: await csrfHeader(person) });

describe("the list of one's sessions", () => {
  it("names the device in short words, and says which one asks", async () => {
    const body = { uuid: crypto.randomUUID(), recaptchaToken: await solveHumanCheck("create_user") };
    const made = await asPerson(null)("/api/users", { body, headers: { "User-Agent": PHONE } });
    const [session, ...others] = await sessionsOf({ sessionToken: sessionTokenOf(made) });
    expect(others).toEqual([]);
    expect(session).toMatchObject({ device: "Chrome on Android", isCurrent: true });
  });

  it("holds every device, the one used last first, and nothing that signs anyone in", async () => {
    const account = await anAccount(court);
    travel(3 * DAY_MS);
    const phone = await onAnotherDevice(account);
    const seen = await sessionsOf(phone);
    expect(seen.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual(["createdAt", "device", "id", "isCurrent", "lastSeenAt"]);
    expect(Date.parse(seen[0]?.lastSeenAt ?? "") - Date.parse(seen[1]?.lastSeenAt ?? "")).toBeGreaterThan(2 * DAY_MS);
    for (const { id } of seen) {
      await expectRefusal(await asPerson({ sessionToken: id.padEnd(43, "A") })("/api/auth/me"), 401, "no_session");
    }
  });

  it("is one's own", async () => {
    const [account, other] = [await anAccount(court), await anAccount(court)];
    const ids = (await sessionsOf(other)).map(({ id }) => id);
    for (const { id } of await sessionsOf(account)) expect(ids).not.toContain(id);
  });

  it("has no session that ended by itself", async () => {
    const account = await anAccount(court);
    travel(366 * DAY_MS);
    const phone = await onAnotherDevice(account);
    expect(await sessionsOf(phone)).toHaveLength(1);
  });

  it("keeps a session's id when its token changes", async () => {
    const guest = await aGuest(court);
    const [before] = await sessionsOf(guest);
    const account = await anAccount(court, guest);
    expect((await sessionsOf(account)).map(({ id }) => id)).toEqual([before?.id]);
  });
});

describe("ending a session", () => {
  it("signs that device out and no other", async () => {
    const account = await anAccount(court);
    const [phone, tablet] = [await onAnotherDevice(account), await onAnotherDevice(account)];
    const id = (await sessionsOf(phone)).find(({ isCurrent }) => isCurrent)?.id;
    expect(await (await end(account, `/${id}`)).json()).toEqual({ success: true });
    await expectRefusal(await asPerson(phone)("/api/auth/me"), 401, "no_session");
    for (const person of [account, tablet]) expect((await asPerson(person)("/api/auth/me")).status).toBe(200);
  });

  it("of this device forgets its cookie", async () => {
    const account = await anAccount(court);
    travel(2 * DAY_MS);
    const [own] = await sessionsOf(account);
    const response = await end(account, `/${own?.id}`);
    expect(response.headers.getSetCookie()).toEqual(["pettifog=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"]);
    await expectRefusal(await asPerson(account)("/api/auth/me"), 401, "no_session");
  });

  it("of all others leaves this one", async () => {
    const account = await anAccount(court);
    const others = [await onAnotherDevice(account), await onAnotherDevice(account)];
    expect(await (await end(account, "")).json()).toEqual({ success: true });
    for (const other of others) await expectRefusal(await asPerson(other)("/api/auth/me"), 401, "no_session");
    expect(await sessionsOf(account)).toHaveLength(1);
  });

  it("of somebody else is as unknown as one that never was", async () => {
    const [account, other] = [await anAccount(court), await anAccount(court)];
    const [foreign] = await sessionsOf(other);
    for (const id of [foreign?.id, "A".repeat(21), "x", "%27%20or%201=1"]) {
      await expectRefusal(await end(account, `/${id}`), 404, "not_found");
    }
    expect((await asPerson(other)("/api/auth/me")).status).toBe(200);
  });

  it("needs the session's CSRF token", async () => {
    const account = await anAccount(court);
    const phone = await onAnotherDevice(account);
    const foreign = await csrfHeader(phone);
    const [own] = await sessionsOf(account);
    for (const headers of [{}, { "x-csrf-token": "" }, foreign]) {
      for (const path of ["", `/${own?.id}`]) {
        const response = await asPerson(account)(`/api/auth/sessions${path}`, { method: "DELETE", headers });
        await expectRefusal(response, 403, "bad_csrf_token");
      }
    }
    expect(await sessionsOf(account)).toHaveLength(2);
  });
});

describe("what an ended session has open in court", () => {
  it("closes at once, and the person's other devices stay", async () => {
    const account = await anAccount(court);
    const { courtroomUuid, phone, desk } = await inCourtOnTwoDevices(account);
    await end(account, "");
    expect(await phone.socket.closed).toBe(4_401);
    desk.say("I am still here.");
    expect(await desk.next("NEW_MESSAGE")).toMatchObject({ content: "I am still here." });
    const again = await openSocket({ person: phone.person, uuid: account.uuid, courtroom: courtroomUuid });
    expect(await again.closed).toBe(4_401);
  });

  it("closes when it logs out", async () => {
    const account = await anAccount(court);
    const { phone } = await inCourtOnTwoDevices(account);
    const headers = await csrfHeader(phone.person);
    await asPerson(phone.person)("/api/auth/logout", { method: "POST", headers });
    expect(await phone.socket.closed).toBe(4_401);
  });

  it("closes when its browser goes over to another account", async () => {
    const account = await anAccount(court);
    const other = await anAccount(court);
    const { phone } = await inCourtOnTwoDevices(account);
    expect((await logIn(phone.person, other.email)).status).toBe(200);
    expect(await phone.socket.closed).toBe(4_401);
  });

  it("closes when its session gets a new token: whoever copied the old one hears and says nothing more", async () => {
    const account = await anAccount(court);
    const { courtroomUuid, desk, phone } = await inCourtOnTwoDevices(account);
    const live = await openLive(account);
    const again = await afterLogin(account, await logIn(account, account.email));
    expect(await desk.closed).toBe(4_401);
    expect(await live.closed).toBe(4_401);
    const renewed = await enter(again, courtroomUuid);
    renewed.say("Same session, new token.");
    expect(await phone.socket.next("NEW_MESSAGE")).toMatchObject({ content: "Same session, new token." });
  });

  it("closes when its guest verifies an address", async () => {
    const guest = await aGuest(court);
    const opened = await aCourtroom(court, {}, guest);
    const copied = await enter(guest, opened.courtroomUuid);
    const again = await afterLogin(guest, await logIn(guest, newEmail()));
    expect(await copied.closed).toBe(4_401);
    await (await enter(again, opened.courtroomUuid)).ping();
  });

  it("closes on the guest's live connection when the guest turns out to be an account", async () => {
    const [guest, account] = [await aGuest(court), await anAccount(court)];
    const live = await openLive(guest);
    expect((await logIn(guest, account.email)).status).toBe(200);
    expect(await live.closed).toBe(4_401);
  });

  it("does not open by what was looked up before the session ended", async () => {
    const account = await anAccount(court);
    const { courtroomUuid, phone, desk } = await inCourtOnTwoDevices(account);
    const courtroom = await court.courtroom.getCourtroom(account.visitor(), courtroomUuid);
    const [ended] = (await sessionsOf(phone.person)).filter(({ isCurrent }) => isCurrent);
    await end(account, "");
    if (ended === undefined) throw new Error("the phone has a session");
    const hangsOn = loginId({ id: ended.id, createdAt: Date.parse(ended.createdAt) });
    const late = { userUuid: account.uuid, loginId: hangsOn, courtroom };
    const { webSocket } = await env.COURTROOM.getByName(courtroomUuid).fetch(admissionRequest(late));
    if (webSocket === null) throw new Error("the court answers with a socket");
    expect(await listen(webSocket).closed).toBe(4_401);
    await desk.ping();
  });
});

/** A courtroom in session that one party has open on two devices. */
async function inCourtOnTwoDevices(account: Account) {
  const opened = await aCourtroom(court, {}, account);
  await sitDown(court, opened);
  const person = await onAnotherDevice(account);
  const { courtroomUuid } = opened;
  const socket = await enter(person, courtroomUuid);
  return { courtroomUuid, phone: { person, socket }, desk: await enter(account, courtroomUuid) };
}

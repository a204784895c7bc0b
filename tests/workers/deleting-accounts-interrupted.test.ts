import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FORMER_LITIGANT } from "~/domain/case/former-litigant";
import { lookAgainAfter } from "~/domain/erasure/schedule";
import type { Mail } from "~/domain/mail/mail";
import { Courtroom } from "../../workers/courtroom/courtroom";
import { Erasure } from "../../workers/erasure/erasure";
import { houseScreening } from "../../workers/judge/screening/screen-text";
import { afterLogin, csrfHeader, logIn, newUsername } from "../support/accounts";
import { asPerson, newAddress } from "../support/api-client";
import { expectFaults } from "../support/console";
import { openCourt } from "../support/court";
import { tracesOf } from "../support/everything-stored";
import { aDecidedCase, aGuest, type Guest } from "../support/factories";
import { leave, wholeCourt } from "../support/leaving";
import { aNamedArgument, someName } from "../support/leaving-cases";
import { newEmail } from "../support/made-up";
import { expectRefusal } from "../support/refusal";
import { countStored, storedRows } from "../support/stored";

const court = openCourt(env.DB);

const erasureOf = ({ uuid }: Guest) => env.ERASURE.getByName(uuid);
const ring = (person: Guest) => runDurableObjectAlarm(erasureOf(person));
const nextLookAt = (person: Guest) =>
  runInDurableObject(erasureOf(person), (_erasure, { storage }) => storage.getAlarm());
const storedBy = (person: Guest) =>
  runInDurableObject(erasureOf(person), async (_erasure, { storage }) => Object.fromEntries(await storage.list()));

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a deletion that is interrupted", () => {
  it("between the database and a courtroom is finished by the alarm, in the courtroom too", async () => {
    const { name, leaver, courtroomUuid, stayer } = await aNamedArgument();
    vi.spyOn(Courtroom.prototype, "forgetParty").mockRejectedValueOnce(new Error("the object is away"));
    expect((await leave(leaver)).status).toBe(200);
    expectFaults("erasure_failed");
    await expectRefusal(await asPerson(leaver)("/api/auth/me"), 401, "no_session");
    expect((await tracesOf([name])).filter((trace) => trace.startsWith("D1"))).toEqual([]);
    expect((await tracesOf([name])).filter((trace) => trace.startsWith("COURTROOM"))).not.toEqual([]);
    const [row] = await storedRows("select leaving_since from users where uuid = ?", leaver.uuid);
    expect(row?.leaving_since).toBeGreaterThan(0);

    expect(await ring(leaver)).toBe(true);
    expect(await tracesOf([name])).toEqual([]);
    const messages = await asPerson(stayer)(`/api/courtrooms/${courtroomUuid}/messages`);
    expect(await messages.json()).toMatchObject([
      { content: "[removed]" },
      { content: "It was a crumpet, a former litigant." },
    ]);
  });

  it("is tried again after a minute, then ever more rarely, for as long as it takes", async () => {
    const { name, leaver } = await aNamedArgument();
    const away = vi.spyOn(Courtroom.prototype, "forgetParty").mockRejectedValue(new Error("the object is away"));
    await leave(leaver);
    for (const failedTurns of [2, 3, 4]) {
      const before = Date.now();
      await ring(leaver);
      const pause = Number(await nextLookAt(leaver)) - before;
      expect(Math.abs(pause - lookAgainAfter(failedTurns)), String(failedTurns)).toBeLessThan(5_000);
    }
    expectFaults("erasure_failed");
    away.mockRestore();
    await ring(leaver);
    expect(await tracesOf([name])).toEqual([]);
  });

  it("before a write of one case leaves the other cases gone through", async () => {
    const { name, leaver } = await aNamedArgument();
    const filed = await wholeCourt.filing.fileCase(leaver.visitor(), "pettysuit", {
      ...{ creatorUuid: leaver.uuid, allegation: "He hums.", creatorDisplayName: leaver.displayName },
      ...{ tone: "Fun", judgePersonality: "Strict", previewAllowed: true },
    });
    await env.DB.exec(
      "create trigger in_the_way before update of case_name on verdicts begin select raise(abort, 'in the way'); end",
    );
    expect((await leave(leaver)).status).toBe(200);
    expectFaults("erasure_failed");
    expect(await countStored("cases", "uuid", filed.uuid)).toBe(0);
    await env.DB.exec("drop trigger in_the_way");
    await ring(leaver);
    expect(await tracesOf([name])).toEqual([]);
  });

  it("after it was prepared and before anything was deleted is forgotten, and the person stays", async () => {
    const name = someName();
    const guest = await aGuest(court, name);
    await erasureOf(guest).prepare({
      ...{ userUuid: guest.uuid, email: null, names: [name] },
      leavers: [guest.uuid],
      open: [],
      done: [],
    });
    expect(await ring(guest)).toBe(true);
    expect(await storedBy(guest)).toEqual({});
    expect(await nextLookAt(guest)).toBeNull();
    expect((await asPerson(guest)("/api/auth/me")).status).toBe(200);
  });

  it("after the database forgot the person, before anything was gone through, is found by the alarm that was set before", async () => {
    const { name, leaver } = await aNamedArgument();
    vi.spyOn(Erasure.prototype, "carryOut").mockRejectedValueOnce(new Error("the line broke"));
    expect((await leave(leaver)).status).toBe(200);
    expectFaults("erasure_call_failed");
    expect(await ring(leaver)).toBe(true);
    expect(await tracesOf([name])).toEqual([]);
  });

  it("where it can't even be prepared deletes nothing", async () => {
    const guest = await aGuest(court, "Robin");
    vi.spyOn(Erasure.prototype, "prepare").mockRejectedValueOnce(new Error("the object is away"));
    expect((await leave(guest)).status).toBe(500);
    expectFaults("request_failed");
    expect(await (await asPerson(guest)("/api/auth/me")).json()).toMatchObject({ displayName: "Robin" });
  });
});

describe("what was under way while its person left", () => {
  const nobody = { display_name: FORMER_LITIGANT, username: null, email: null, email_verified_at: null, avatar: null };
  const rowOf = ({ uuid }: Guest) => storedRows("select * from users where uuid = ?", uuid);

  /** Has a person leave while what they have just sent is read. */
  const leaveMeanwhile = (person: Guest) =>
    vi.spyOn(houseScreening, "howSerious").mockImplementationOnce(async () => {
      await leave(person);
      return "petty";
    });

  it("gives nobody a name: another profile, and another account", async () => {
    const guest = await aGuest(court);
    leaveMeanwhile(guest);
    const profile = { displayName: "Zelda", avatar: null };
    await expect(court.account.changeProfile(guest.visitor(), profile)).rejects.toMatchObject({ code: "no_session" });
    expect(await rowOf(guest)).toMatchObject([nobody]);

    const verified = await aGuest(court);
    const signedIn = await afterLogin(verified, await logIn(verified, newEmail()));
    leaveMeanwhile(signedIn);
    const account = { uuid: signedIn.uuid, username: newUsername(), displayName: "Zelda", avatarUrl: null };
    await expect(
      court.login.createAccount(signedIn.visitor(), account, { device: "Firefox", siteOrigin: "http://court.test" }),
    ).rejects.toMatchObject({ code: "no_session" });
    expect(await rowOf(signedIn)).toMatchObject([nobody]);
  });

  it("gives nobody an address: whoever has it is somebody new", async () => {
    const sent: Mail[] = [];
    const mailing = openCourt(env.DB, { mailer: { send: async (mail) => void sent.push(mail) } });
    const [guest, email] = [await aGuest(mailing), newEmail()];
    const visitor = guest.visitor();
    await mailing.login.requestCode(visitor, email, newAddress());
    leaveMeanwhile(guest);
    const code = sent[0]?.subject.slice(0, 6) ?? "";
    const account = {
      ...{ uuid: guest.uuid, username: newUsername(), displayName: "Zelda" },
      email,
      code,
      avatarUrl: null,
    };
    await expect(
      mailing.login.createAccount(visitor, account, { device: "Firefox", siteOrigin: "http://court.test" }),
    ).rejects.toMatchObject({ code: "no_session" });
    expect(await rowOf(guest)).toMatchObject([nobody]);
  });

  it("is taken away again at the end", async () => {
    const guest = await aGuest(court);
    vi.spyOn(Erasure.prototype, "carryOut").mockRejectedValueOnce(new Error("the line broke"));
    await leave(guest);
    expectFaults("erasure_call_failed");
    await env.DB.prepare("update users set display_name = 'Zelda', email = ?, username = ? where uuid = ?")
      .bind(newEmail(), newUsername(), guest.uuid)
      .run();
    await ring(guest);
    expect(await rowOf(guest)).toMatchObject([nobody]);
  });
});

describe("a deletion that is asked for twice", () => {
  it("goes on from where it is, with all names that either knows", async () => {
    const guest = await aGuest(court);
    const plan = { userUuid: guest.uuid, email: null, leavers: [guest.uuid], open: [], done: [] };
    const done = [{ kind: "pettysuit" as const, uuid: crypto.randomUUID() }];
    await erasureOf(guest).prepare({ ...plan, names: ["Robin"], done });
    await erasureOf(guest).prepare({ ...plan, names: ["Sam"] });
    expect(await storedBy(guest)).toMatchObject({ plan: { names: ["Robin", "Sam"], done } });
  });

  it("at the same moment happens once, and both are told so or that nobody is here", async () => {
    const { name, leaver } = await aNamedArgument();
    const headers = await csrfHeader(leaver);
    const call = asPerson(leaver);
    const answers = await Promise.all(
      [1, 2, 3].map(() => call("/api/auth/delete-account", { method: "DELETE", headers })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    for (const status of statuses) expect([200, 401]).toContain(status);
    expect(await tracesOf([name])).toEqual([]);
    await expectRefusal(await call("/api/auth/delete-account", { method: "DELETE", headers }), 401, "no_session");
  });
});

describe("a picture that was under the press", () => {
  it("is thrown away by a second look, after which nothing is known of the person at all", async () => {
    const decided = await aDecidedCase(court);
    await leave(decided.creator);
    const key = `cards/v1/${decided.suitUuid}/late-card-1.png`;
    await env.CARDS.put(key, "late");
    expect(await ring(decided.creator)).toBe(true);
    expect(await env.CARDS.get(key)).toBeNull();
    expect(await storedBy(decided.creator)).toEqual({});
    expect(await nextLookAt(decided.creator)).toBeNull();
  });

  it("is looked for in so many cases at a time as a Worker has calls for", async () => {
    const guest = await aGuest(court);
    await runInDurableObject(erasureOf(guest), async (_erasure, { storage }) => {
      await storage.put(
        "toSweep",
        Array.from({ length: 41 }, () => crypto.randomUUID()),
      );
      await storage.setAlarm(Date.now() + 60_000);
    });
    for (const left of [21, 1]) {
      await ring(guest);
      expect((await storedBy(guest)).toSweep).toHaveLength(left);
    }
    expect(await ring(guest)).toBe(true);
    expect(await storedBy(guest)).toEqual({});
  });
});

import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { lookAgainAfter } from "~/domain/erasure/schedule";
import { Courtroom } from "../../workers/courtroom/courtroom";
import { Erasure } from "../../workers/erasure/erasure";
import { csrfHeader } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { expectFaults } from "../support/console";
import { openCourt } from "../support/court";
import { tracesOf } from "../support/everything-stored";
import { aDecidedCase, aGuest, type Guest } from "../support/factories";
import { leave, wholeCourt } from "../support/leaving";
import { aNamedArgument, someName } from "../support/leaving-cases";
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

describe("a deletion that is asked for twice", () => {
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
});

import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { insertSession } from "~/server/account/session-repository.server";
import { hashSessionToken, newSessionToken } from "~/server/account/session-token.server";
import { openDatabase } from "~/server/database/client.server";
import type { DeviceRow } from "~/server/notice/notice-settings-repository.server";
import { fromBase64Url } from "~/server/notice/push/base64-url.server";
import { encryptPush } from "~/server/notice/push/encrypt-push.server";
import { oneSignal } from "~/server/notice/push/one-signal.server";
import type { PushOutcome } from "~/server/notice/push/push-port.server";
import { vapidKeys } from "~/server/notice/push/push-settings.server";
import { webPush } from "~/server/notice/push/web-push.server";
import { type Outgoing, sendOut as sendOutBy } from "~/server/notice/send-out.server";
import { notifierPort } from "../../workers/notifier-port";
import { anAccount, csrfHeader, turnOutToBe } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { MINUTE_MS, travel, travelTo } from "../support/clock";
import { expectFaults, loggedLines } from "../support/console";
import { openCourt } from "../support/court";
import { aFiledCase, aGuest, type FiledCase, type Guest } from "../support/factories";
import { newEmail } from "../support/made-up";
import {
  aSubscription,
  nextSending,
  notifierOf,
  pushesAbout,
  putNotifierToSleep,
  sendOut,
  takePushes,
} from "../support/notices";
import { expectRefusal } from "../support/refusal";
import { countStored, storedRows } from "../support/stored";

const court = openCourt(env.DB, { notifier: notifierPort(env.NOTIFIER) });

const PAYLOAD = { id: "a".repeat(32), title: "The verdict is in", body: "Robin v. Sam", link: "/pettysuit/1" };

/** A case whose plaintiff takes pushes, on a day that is not today: alarms ring when the test says so. */
async function aPushedCase(): Promise<FiledCase> {
  travelTo(Date.parse("2031-03-03T12:00:00Z"));
  const filed = await aFiledCase(court);
  await takePushes(filed.creator);
  return filed;
}

async function join({ token }: FiledCase): Promise<void> {
  const opponent = await aGuest(court, "Sam");
  await court.invitation.joinInvitation(opponent.visitor(), token, {
    ...{ userUuid: opponent.uuid, displayName: "", recaptchaToken: "open" },
  });
}

/** Signs a person in on another browser. Gives the token. */
async function anotherSession({ uuid: userUuid }: Guest): Promise<string> {
  const token = newSessionToken();
  await insertSession(openDatabase(env.DB), {
    ...{ tokenHash: await hashSessionToken(token), userUuid, id: crypto.randomUUID(), device: "Firefox on Linux" },
    ...{ createdAt: Date.now(), expiresAt: Date.now() + 3_600_000 },
  });
  return token;
}

const pushesOf = ({ suitUuid }: FiledCase) => pushesAbout(`/pettysuit/${suitUuid}`);

/** Reads a push as a browser does, by RFC 8291 and RFC 8188 from the browser's side. */
async function decrypt(body: Uint8Array, browser: Awaited<ReturnType<typeof aSubscription>>): Promise<string> {
  const salt = body.slice(0, 16);
  expect(new DataView(body.buffer, body.byteOffset).getUint32(16)).toBe(4_096);
  expect(body[20]).toBe(65);
  const sender = body.slice(21, 86);
  const theirs = await crypto.subtle.importKey("raw", sender, { name: "ECDH", namedCurve: "P-256" }, false, []);
  const algorithm = { name: "ECDH", public: theirs };
  const shared = new Uint8Array(await crypto.subtle.deriveBits(algorithm, browser.privateKey, 256));
  const derive = async (from: Uint8Array, by: Uint8Array, info: Uint8Array, bits: number) => {
    const key = await crypto.subtle.importKey("raw", from, "HKDF", false, ["deriveBits"]);
    return new Uint8Array(await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt: by, info }, key, bits));
  };
  const text = (words: string) => new TextEncoder().encode(`${words}\0`);
  const about = new Uint8Array([...text("WebPush: info"), ...browser.publicKey, ...sender]);
  const secret = await derive(shared, browser.auth, about, 256);
  const key = await derive(secret, salt, text("Content-Encoding: aes128gcm"), 128);
  const iv = await derive(secret, salt, text("Content-Encoding: nonce"), 96);
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const plain = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, body.slice(86)));
  expect(plain.at(-1)).toBe(2);
  return new TextDecoder().decode(plain.slice(0, -1));
}

it("that can't go out for want of usable settings says which, and stays due", async () => {
  const filed = await aPushedCase();
  await join(filed);
  await runInDurableObject(notifierOf(filed.creator), (notifier) => {
    Reflect.set(notifier, "env", { ...env, MAIL_FROM: "the court" });
  });
  await sendOut(filed.creator);
  expect(loggedLines().find((line) => line.includes("settings_unusable"))).toContain("MAIL_FROM");
  expectFaults("settings_unusable");
  expect(await nextSending(filed.creator)).not.toBeNull();
});

describe("a push by the court itself", () => {
  const keys = vapidKeys({ ENVIRONMENT: "development" });
  const NOW = Date.parse("2031-03-03T12:00:00Z");

  async function push(status: number, endpoint = "https://fcm.googleapis.com/fcm/send/abc") {
    if (keys === null) throw new Error("one's own machine has keys");
    const browser = await aSubscription(endpoint);
    const requests: Request[] = [];
    const sender = webPush({
      ...{ keys, subject: "https://court.example", clock: () => NOW },
      fetcher: async (to, init) => {
        requests.push(new Request(to, init));
        return new Response(null, { status });
      },
    });
    const { p256dh, auth } = browser.subscription.keys;
    const device = { sessionId: "session", channel: "web" as const, address: endpoint, p256dh, auth };
    return { browser, requests, outcome: sender.send(device, PAYLOAD) };
  }

  it("can be read by its browser, and by nobody on the way", async () => {
    const { browser, requests, outcome } = await push(201);
    expect(await outcome).toBe("sent");
    const body = new Uint8Array((await requests[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(new TextDecoder().decode(body)).not.toContain("verdict");
    expect(JSON.parse(await decrypt(body, browser))).toEqual(PAYLOAD);
  });

  it("says who sends it by a token that the court's public key proves", async () => {
    const { requests, outcome } = await push(201);
    await outcome;
    const { headers } = requests[0] ?? new Request("https://nowhere.example");
    expect([headers.get("Content-Encoding"), headers.get("TTL"), headers.get("Topic")]).toEqual([
      "aes128gcm",
      "86400",
      PAYLOAD.id,
    ]);
    const [, token = "", key = ""] = /^vapid t=(\S+), k=(\S+)$/u.exec(headers.get("Authorization") ?? "") ?? [];
    const [head = "", claims = "", signature = ""] = token.split(".");
    const algorithm = { name: "ECDSA", namedCurve: "P-256" };
    const publicKey = await crypto.subtle.importKey("raw", fromBase64Url(key), algorithm, false, ["verify"]);
    const signed = new TextEncoder().encode(`${head}.${claims}`);
    const es256 = { name: "ECDSA", hash: "SHA-256" };
    expect(await crypto.subtle.verify(es256, publicKey, fromBase64Url(signature), signed)).toBe(true);
    expect(JSON.parse(new TextDecoder().decode(fromBase64Url(claims)))).toEqual({
      ...{ aud: "https://fcm.googleapis.com", sub: "https://court.example" },
      exp: NOW / 1_000 + 12 * 60 * 60,
    });
  });

  it("finds that a browser is gone, and makes another attempt worth while for every other failure", async () => {
    for (const status of [404, 410]) expect(await (await push(status)).outcome).toBe("gone");
    for (const status of [429, 500, 503]) await expect((await push(status)).outcome).rejects.toThrow(String(status));
  });

  it("calls no other host, whatever was stored", async () => {
    const { requests, outcome } = await push(201, "https://169.254.169.254/latest");
    expect(await outcome).toBe("gone");
    expect(requests).toEqual([]);
  });

  it("is another one each time, of the same words too", async () => {
    const { subscription } = await aSubscription();
    const [one, two] = [await encryptPush("again", subscription.keys), await encryptPush("again", subscription.keys)];
    expect(one).not.toEqual(two);
  });
});

describe("a push by OneSignal", () => {
  const device = { sessionId: "s", channel: "onesignal" as const, address: "player", p256dh: null, auth: null };
  const settings = { appId: "app", apiKey: "key", siteOrigin: "https://court.example" };

  it("is one call with the keys that are set, and finds whom it does not know any more", async () => {
    const bodies: unknown[] = [];
    const sender = oneSignal(settings, async (to, init) => {
      const request = new Request(to, init);
      expect(request.headers.get("Authorization")).toBe("Key key");
      bodies.push(await request.json());
      return Response.json(bodies.length === 1 ? { id: "sent" } : { errors: { invalid_player_ids: ["player"] } });
    });
    expect(await sender.send(device, PAYLOAD)).toBe("sent");
    expect(bodies).toMatchObject([
      { app_id: "app", include_subscription_ids: ["player"], url: "https://court.example/pettysuit/1" },
    ]);
    expect(await sender.send(device, PAYLOAD)).toBe("gone");
  });

  it("that is not sent is tried again, and only who is not subscribed any more is gone", async () => {
    const answers = [["All included players are not subscribed"], ["Message content is too long"], []];
    const sender = oneSignal(settings, async () => Response.json({ id: "", errors: answers.shift() }));
    expect(await sender.send(device, PAYLOAD)).toBe("gone");
    await expect(sender.send(device, PAYLOAD)).rejects.toThrow("sent nothing");
    expect(await sender.send(device, PAYLOAD)).toBe("sent");
  });
});

describe("a notice on its way out", () => {
  it("is pushed once to each browser that takes pushes, over sleeps and repeated calls", async () => {
    const filed = await aPushedCase();
    await join(filed);
    await putNotifierToSleep(filed.creator);
    await sendOut(filed.creator);
    expect(await pushesOf(filed)).toMatchObject([{ title: "Sam has sat down", outcome: "sent" }]);
    const [notice] = await court.notices.listNotices(filed.creator.visitor(), filed.creator.uuid);
    if (notice === undefined) throw new Error("there is a notice");
    await putNotifierToSleep(filed.creator);
    await notifierOf(filed.creator).notify(filed.creator.uuid, [{ notice, unread: 1, goesOut: true }]);
    travel(MINUTE_MS);
    await sendOut(filed.creator);
    expect(await pushesOf(filed)).toHaveLength(1);
  });

  it("is not pushed to whoever has turned it off, muted its kind, logged out or read it before", async () => {
    const off = await aPushedCase();
    await asPerson(off.creator)("/api/notifications/opt-in", { body: { uuid: off.creator.uuid, enabled: false } });
    await join(off);
    const muted = await aPushedCase();
    await asPerson(muted.creator)("/api/notifications/settings", {
      body: { uuid: muted.creator.uuid, mutedKinds: ["opponent_joined"] },
    });
    await join(muted);
    for (const { creator } of [off, muted]) expect(await nextSending(creator)).toBeNull();

    const gone = await aPushedCase();
    await join(gone);
    await asPerson(gone.creator)("/api/auth/logout", { method: "POST", headers: await csrfHeader(gone.creator) });
    const read = await aPushedCase();
    await join(read);
    await asPerson(read.creator)("/api/notifications/read", { body: { uuid: read.creator.uuid } });
    for (const filed of [gone, read]) {
      await sendOut(filed.creator);
      expect(await pushesOf(filed)).toEqual([]);
    }
  });

  it("waits for the end of quiet hours in its person's zone, over a sleep", async () => {
    const filed = await aPushedCase();
    await asPerson(filed.creator)("/api/notifications/settings", {
      body: { uuid: filed.creator.uuid, quietHours: { from: 22 * 60, to: 8 * 60 }, timeZone: "Asia/Tokyo" },
    });
    // 22:30 in Tokyo.
    travelTo(Date.parse("2031-03-03T13:30:00Z"));
    await join(filed);
    await sendOut(filed.creator);
    expect(await pushesOf(filed)).toEqual([]);
    expect(await nextSending(filed.creator)).toBe(Date.parse("2031-03-03T23:00:00Z"));
    await putNotifierToSleep(filed.creator);
    travelTo(Date.parse("2031-03-03T23:00:00Z"));
    await sendOut(filed.creator);
    expect(await pushesOf(filed)).toHaveLength(1);
  });

  it("of a guest goes out to the account that they turn out to be", async () => {
    const filed = await aPushedCase();
    await asPerson(filed.creator)("/api/notifications/settings", {
      body: { uuid: filed.creator.uuid, quietHours: { from: 11 * 60, to: 14 * 60 }, timeZone: "UTC" },
    });
    await join(filed);
    await sendOut(filed.creator);
    expect(await pushesOf(filed)).toEqual([]);
    const account = await turnOutToBe(await anAccount(court), filed.creator);
    expect(await nextSending(filed.creator)).toBe(Date.parse("2031-03-03T14:00:00Z"));
    travelTo(Date.parse("2031-03-03T14:00:00Z"));
    // Whose it is by now shows when it goes out: nothing rests on a call at the merge, after which the machine may die.
    await runInDurableObject(notifierOf(account), (_notifier, { storage }) => storage.deleteAll());
    for (const person of [filed.creator, account]) expect(await sendOut(person)).toBe(true);
    expect(await pushesOf(filed)).toHaveLength(1);
  });

  it("that was under way while its person left is forgotten too", async () => {
    const filed = await aPushedCase();
    await join(filed);
    const kept = await runInDurableObject(notifierOf(filed.creator), async (notifier, { storage }) => {
      const sending = notifier.alarm();
      await notifier.forgetPerson(filed.creator.uuid);
      await sending;
      await notifier.alarm();
      return storage.list();
    });
    expect([...kept]).toEqual([]);
  });

  /** Sends a person's newest notice by a sender of the test's own, as their notifier would. */
  async function sendingOf(
    filed: FiledCase,
    send: (device: DeviceRow) => Promise<PushOutcome>,
    mail: () => Promise<void> = async () => {},
  ) {
    const [notice] = await court.notices.listNotices(filed.creator.visitor(), filed.creator.uuid);
    const kept: Outgoing[] = [];
    const deps = {
      ...{ database: openDatabase(env.DB), clock: () => Date.now(), siteOrigin: "https://court.example" },
      ...{ senders: { web: { send } }, mailer: { send: mail } },
    };
    const first: Outgoing = { noticeId: notice?.id ?? "", failedAttempts: 0, done: [] };
    const go = (job: Outgoing) =>
      sendOutBy(deps, filed.creator.uuid, job, {
        keep: async (next) => void kept.push(next),
        handOver: async () => {},
      });
    return { first, go, kept };
  }

  it("is tried again after growing pauses, and then given up", async () => {
    const filed = await aPushedCase();
    await join(filed);
    const { first, go } = await sendingOf(filed, () => Promise.reject(new Error("The push service answered 503.")));
    const pauses: number[] = [];
    for (let next = await go(first); next !== null; next = await go(next.job)) pauses.push(next.at - Date.now());
    expect(pauses).toEqual([10_000, 60_000, 300_000, 1_800_000]);
    expectFaults("push_failed");
  });

  it("is pushed when the quiet is over, with attempts of its own, where its mail could not be sent meanwhile", async () => {
    const filed = await aPushedCase();
    const { uuid } = filed.creator;
    await join(filed);
    const change = { mailEnabled: true, quietHours: { from: 11 * 60, to: 14 * 60 }, timeZone: "UTC" };
    await asPerson(filed.creator)("/api/notifications/settings", { body: { uuid, ...change } });
    await env.DB.batch([
      env.DB.prepare("update users set email = ? where uuid = ?").bind(newEmail(), uuid),
      env.DB.prepare("update notices set kind = 'reminder', detail = ? where user_uuid = ?").bind(
        JSON.stringify({ left: "an hour", isSeatEmpty: false }),
        uuid,
      ),
    ]);
    const pushed: string[] = [];
    const push = async ({ sessionId }: DeviceRow) => {
      pushed.push(sessionId);
      return "sent" as const;
    };
    const { first, go } = await sendingOf(filed, push, () => Promise.reject(new Error("The mail's service is away.")));
    let next = await go(first);
    for (let attempt = 1; attempt < 5; attempt += 1) next = next && (await go(next.job));
    expectFaults("push_failed");
    expect(next).toMatchObject({ at: Date.parse("2031-03-03T14:00:00Z"), job: { failedAttempts: 0 } });
    expect(pushed).toEqual([]);
    travelTo(Date.parse("2031-03-03T14:00:00Z"));
    expect(next && (await go(next.job))).toBeNull();
    expect(pushed).toHaveLength(1);
  });

  it("goes again only to where it failed, and is noted before it goes", async () => {
    const filed = await aPushedCase();
    await join(filed);
    const second = await anotherSession(filed.creator);
    await takePushes({ ...filed.creator, sessionToken: second });
    const sent: string[] = [];
    let isDown = true;
    const { first, go, kept } = await sendingOf(filed, async ({ sessionId }) => {
      expect(kept.at(-1)?.done).toContain(sessionId);
      if (isDown && sent.length === 1) throw new Error("The push service answered 503.");
      sent.push(sessionId);
      return "sent";
    });
    const next = await go(first);
    isDown = false;
    expect(next === null ? null : await go(next.job)).toBeNull();
    expect(new Set(sent).size).toBe(2);
    expect(sent).toHaveLength(2);
    expectFaults("push_failed");
  });

  it("ends the registration of a browser that is gone", async () => {
    const filed = await aPushedCase();
    await join(filed);
    const { first, go } = await sendingOf(filed, async () => "gone");
    const devices = () =>
      storedRows(
        "select 1 from push_devices inner join sessions on id = session_id where user_uuid = ?",
        filed.creator.uuid,
      );
    expect(await devices()).toHaveLength(1);
    expect(await go(first)).toBeNull();
    expect(await devices()).toEqual([]);
  });

  it("leaves a browser its registration that has a new one by now", async () => {
    const filed = await aPushedCase();
    await join(filed);
    let address = "";
    const { first, go } = await sendingOf(filed, async () => {
      address = await takePushes(filed.creator);
      return "gone";
    });
    expect(await go(first)).toBeNull();
    expect(await countStored("push_devices", "address", address)).toBe(1);
  });
});

describe("a browser that takes pushes", () => {
  it("is kept once, for the session that registered it last", async () => {
    const [robin, sam] = [await aGuest(court, "Robin"), await aGuest(court, "Sam")];
    const { subscription } = await aSubscription();
    for (const { uuid, sessionToken } of [robin, sam, sam]) {
      const body = { uuid, subscription };
      expect((await asPerson({ sessionToken })("/api/notifications/player-id", { body })).status).toBe(200);
    }
    expect(
      await storedRows(
        "select user_uuid from push_devices inner join sessions on id = session_id where address = ?",
        subscription.endpoint,
      ),
    ).toEqual([{ user_uuid: sam.uuid }]);
    const status = await asPerson(sam)(`/api/notifications/status/${sam.uuid}`);
    expect(await status.json()).toMatchObject({
      notificationsEnabled: false,
      isDeviceRegistered: true,
      pushChannel: "web",
    });
  });

  it("can be a provider's, by either of its spellings", async () => {
    const { uuid, sessionToken } = await aGuest(court);
    const call = asPerson({ sessionToken });
    await call("/api/notifications/player-id", { body: { uuid, playerId: `player-${uuid}` } });
    expect(await countStored("push_devices", "address", `player-${uuid}`)).toBe(1);
    await call("/api/notifications/player-id", {
      body: { userUuid: uuid, oneSignalId: `id-${uuid}`, platform: "web" },
    });
    expect(await countStored("push_devices", "address", `player-${uuid}`)).toBe(0);
    expect(await countStored("push_devices", "address", `id-${uuid}`)).toBe(1);
  });

  it("is refused where the court would call somebody it should not", async () => {
    const { uuid, sessionToken } = await aGuest(court);
    const { subscription } = await aSubscription("https://intranet.example/abc");
    const response = asPerson({ sessionToken })("/api/notifications/player-id", { body: { uuid, subscription } });
    await expectRefusal(await response, 400, "invalid_input");
  });
});

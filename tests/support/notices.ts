import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import * as v from "valibot";
import { type LiveMessage, liveMessageSchema } from "~/domain/notice/live-message";
import type { Notice } from "~/domain/notice/notice";
import { LOCAL_PUSH_HOST } from "~/domain/notice/push-device";
import { toBase64Url } from "~/server/notice/push/base64-url.server";
import { type LocalPush, localPushes } from "~/server/notice/push/local-pushes.server";
import { asPerson, newAddress, ORIGIN } from "./api-client";
import type { Guest } from "./factories";

export const notifierOf = (person: Pick<Guest, "uuid">) => env.NOTIFIER.getByName(person.uuid);

/** Puts a person's notifier to sleep; its connections stay. */
export const putNotifierToSleep = (person: Guest) => evictDurableObject(notifierOf(person));

/** When a person's notifier sends something next, in Unix milliseconds, or null. */
export const nextSending = (person: Guest): Promise<number | null> =>
  runInDurableObject(notifierOf(person), (_notifier, { storage }) => storage.getAlarm());

/** Has a person's notifier send what is due. */
export const sendOut = (person: Guest): Promise<boolean> => runDurableObjectAlarm(notifierOf(person));

/** A person's notices as the API gives them. */
export async function noticesOf(person: Guest): Promise<Notice[]> {
  return (await asPerson(person)(`/api/notifications/user/${person.uuid}`)).json<Notice[]>();
}

/** What a browser has of a push subscription, with the half that it never gives away. */
export async function aSubscription(endpoint = `https://${LOCAL_PUSH_HOST}/${crypto.randomUUID()}`) {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  if (!("privateKey" in pair)) throw new Error("P-256 gives pairs of keys");
  const raw = await crypto.subtle.exportKey("raw", pair.publicKey);
  if (!(raw instanceof ArrayBuffer)) throw new Error("raw keys are bytes");
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const keys = { p256dh: toBase64Url(raw), auth: toBase64Url(auth) };
  return { subscription: { endpoint, keys }, privateKey: pair.privateKey, publicKey: new Uint8Array(raw), auth };
}

/** Turns a person's pushes on, and makes their browser one that takes them. Gives its endpoint. */
export async function takePushes(person: Guest, timeZone = "UTC"): Promise<string> {
  const call = asPerson(person);
  const { subscription } = await aSubscription();
  await call("/api/notifications/opt-in", { body: { uuid: person.uuid, enabled: true, timeZone } });
  await call("/api/notifications/player-id", { body: { uuid: person.uuid, subscription } });
  return subscription.endpoint;
}

/** What was pushed on this machine about a page, the newest first. */
export async function pushesAbout(link: string): Promise<LocalPush[]> {
  if (env.MAILBOX === undefined) throw new Error("the test Worker has no mailbox");
  return (await localPushes(env.MAILBOX).list()).filter((push) => push.link === link);
}

type Of<Type extends LiveMessage["type"]> = Extract<LiveMessage, { type: Type }>["payload"];

/** Asks for a live connection, as a page does, and gives the bare answer. */
export function askForLive(
  person: Pick<Guest, "sessionToken"> | null,
  query = "",
  headers: Record<string, string> = {},
) {
  const cookie: Record<string, string> = person === null ? {} : { Cookie: `pettifog=${person.sessionToken}` };
  return exports.default.fetch(`${ORIGIN}/live${query}`, {
    headers: { Upgrade: "websocket", Origin: ORIGIN, "CF-Connecting-IP": newAddress(), ...cookie, ...headers },
  });
}

/** Opens one. Everything that arrives must be of the protocol; `next` waits for the first message of a type. */
export async function openLive(person: Pick<Guest, "sessionToken"> | null, query = "") {
  const { webSocket, status } = await askForLive(person, query);
  if (webSocket === null) throw new Error(`the court answered ${status} and no socket`);
  const untaken: LiveMessage[] = [];
  let look = () => {};
  webSocket.addEventListener("message", ({ data }) => {
    untaken.push(v.parse(liveMessageSchema, JSON.parse(String(data))));
    look();
  });
  const closed = new Promise<number>((resolve) => {
    webSocket.addEventListener("close", ({ code }) => resolve(code));
  });
  webSocket.accept();
  return {
    closed,
    untaken,
    send: (text: string) => webSocket.send(text),
    leave: () => webSocket.close(1_000),
    async next<Type extends LiveMessage["type"]>(type: Type): Promise<Of<Type>> {
      for (;;) {
        const found = untaken.find((message) => message.type === type);
        if (found !== undefined) {
          untaken.splice(untaken.indexOf(found), 1);
          return found.payload as Of<Type>;
        }
        await new Promise<void>((resolve) => {
          look = resolve;
        });
      }
    },
  };
}

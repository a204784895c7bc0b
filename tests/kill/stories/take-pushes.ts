import { toBase64Url } from "~/server/notice/push/base64-url.server";
import type { Person } from "../browser";

/** Turns a person's pushes on, and makes their browser one that takes them. Gives the path of its endpoint. */
export async function takePushes({ uuid, browser }: Person): Promise<string> {
  const path = `/fcm/send/${crypto.randomUUID()}`;
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const p256dh = toBase64Url(await crypto.subtle.exportKey("raw", pair.publicKey));
  const auth = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  const subscription = { endpoint: `https://fcm.googleapis.com${path}`, keys: { p256dh, auth } };
  await browser.must("/api/notifications/opt-in", { body: { uuid, enabled: true, timeZone: "UTC" } });
  await browser.must("/api/notifications/player-id", { body: { uuid, subscription } });
  return path;
}

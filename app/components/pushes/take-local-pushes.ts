import { fetchApi } from "~/browser/api";
import { LOCAL_PUSH_HOST } from "~/domain/notice/push-device";

/**
 * Turns a person's pushes on and registers this browser at one's own machine's stand-in for a push service, with keys
 * as a real subscription has them.
 */
export async function takeLocalPushes(uuid: string): Promise<void> {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const keys = {
    p256dh: base64Url(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey))),
    auth: base64Url(crypto.getRandomValues(new Uint8Array(16))),
  };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const subscription = { endpoint: `https://${LOCAL_PUSH_HOST}/${crypto.randomUUID()}`, keys };
  await fetchApi("/api/notifications/opt-in", { method: "POST", body: { uuid, enabled: true, timeZone } });
  await fetchApi("/api/notifications/player-id", { method: "POST", body: { uuid, subscription } });
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/gu, "-")
    .replace(/\//gu, "_")
    .replace(/=+$/u, "");
}

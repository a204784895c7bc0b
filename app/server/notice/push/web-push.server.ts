import { isPushEndpoint } from "~/domain/notice/push-device";
import { encryptPush } from "./encrypt-push.server";
import type { PushSender } from "./push-port.server";
import { type VapidKeys, vapidAuthorization } from "./vapid.server";

/** How long the service of a browser's maker may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** How long it keeps a push for a browser that is off, in seconds (a day): later the page tells it better. */
const KEPT_SECONDS = 24 * 60 * 60;

/** That there is no such browser any more. */
const GONE = new Set([404, 410]);

interface WebPush {
  keys: VapidKeys;
  /** Whom the service could write to. */
  subject: string;
  clock: () => number;
  fetcher: typeof fetch;
}

/** Sends pushes by the court itself (RFC 8030): no company but the browser's maker, and nothing that it could read. */
export function webPush({ keys, subject, clock, fetcher }: WebPush): PushSender {
  return {
    async send({ address, p256dh, auth }, payload) {
      // What was stored by another version, or by hand, is called no more than what a browser brings.
      if (p256dh === null || auth === null || !isPushEndpoint(address, false)) return "gone";
      const response = await fetcher(address, {
        method: "POST",
        headers: {
          Authorization: await vapidAuthorization(keys, address, subject, clock()),
          "Content-Encoding": "aes128gcm",
          "Content-Type": "application/octet-stream",
          TTL: String(KEPT_SECONDS),
          Topic: payload.id,
          Urgency: "normal",
        },
        body: await encryptPush(JSON.stringify(payload), { p256dh, auth }),
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (GONE.has(response.status)) return "gone";
      if (!response.ok) throw new Error(`The push service answered ${response.status}.`);
      return "sent";
    },
  };
}

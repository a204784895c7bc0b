import * as v from "valibot";

/** How a push reaches a browser: from the court itself, or by a provider that is set up (docs/rules.md#push). */
export const PUSH_CHANNELS = ["web", "onesignal"] as const;
export type PushChannel = (typeof PUSH_CHANNELS)[number];

/**
 * Whose endpoints a push is sent to. An address comes from a browser and the court calls it: any other host could be
 * one that must not be called.
 */
const PUSH_HOSTS = [
  /^(?:fcm|android|jmt17)\.googleapis\.com$/u,
  /^jmt17\.google\.com$/u,
  /^updates\.push\.services\.mozilla\.com$/u,
  /^[a-z0-9-]+\.notify\.windows\.com$/u,
  /^web\.push\.apple\.com$/u,
];

/** Stands in for the service of a browser's maker on one's own machine; nothing is ever sent there. */
export const LOCAL_PUSH_HOST = "push.court.test";

/** Whether an endpoint is one that the court may call. */
export function isPushEndpoint(endpoint: string, isLocal: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  return PUSH_HOSTS.some((host) => host.test(hostname)) || (isLocal && hostname === LOCAL_PUSH_HOST);
}

/** A browser's subscription, as its `toJSON` gives it. */
export const pushSubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1_024, "This endpoint is too long.")),
  keys: v.object({
    /** An uncompressed point of P-256: 65 bytes. */
    p256dh: v.pipe(v.string(), v.regex(/^B[A-Za-z0-9_-]{86}=?$/u, "This is not a browser's key.")),
    /** 16 bytes. */
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}(?:==)?$/u, "This is not a browser's secret.")),
  }),
});

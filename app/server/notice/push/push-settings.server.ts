import * as v from "valibot";
import type { PushChannel } from "~/domain/notice/push-device";
import type { VapidKeys } from "./vapid.server";

/** Known to everyone who reads the source, like the development secret: pushes of one's own machine, and no others. */
const DEVELOPMENT_KEYS: VapidKeys = {
  publicKey: "BE0eOFF1HLTRh_Pc1xSShsqvk4JTi-AMIQ-ZE9x-y6k8wbjVFa1572xoGPKkP1CZx-2tq4Je-vLRqOUyjx-JJWs",
  privateKey: "6iH0dPwZB1lIfQey_EKTqqhXZVFEW1CfSJm7o8RQLWM",
};

/** A P-256 point and scalar in base64url, as `npm run push:keys` prints them. */
export const pushSettingEntries = {
  VAPID_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^B[A-Za-z0-9_-]{86}$/u, "VAPID_PUBLIC_KEY is no such key.")),
  ),
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/u, "VAPID_PRIVATE_KEY is no such key.")),
  ),
  /** OneSignal, for devices that a program registers by the API. */
  ONESIGNAL_APP_ID: v.optional(v.string()),
  ONESIGNAL_API_KEY: v.optional(v.string()),
};

interface PushSettings {
  ENVIRONMENT: "development" | "production";
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
  ONESIGNAL_APP_ID?: string | undefined;
}

/**
 * How pushes reach browsers here, and what a browser subscribes with; null where none are sent. Where the court can, it
 * pushes by itself: a provider's devices are registered by a program of the provider's, never by our pages.
 */
export function pushOffer(settings: PushSettings): { channel: PushChannel; key: string | null } | null {
  const isLocal = settings.ENVIRONMENT === "development";
  const key = settings.VAPID_PUBLIC_KEY ?? (isLocal ? DEVELOPMENT_KEYS.publicKey : undefined);
  if (key !== undefined) return { channel: "web", key };
  return settings.ONESIGNAL_APP_ID === undefined ? null : { channel: "onesignal", key: null };
}

/** The court's own keys; null where it has none. */
export function vapidKeys(settings: PushSettings): VapidKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey };
  return settings.ENVIRONMENT === "development" ? DEVELOPMENT_KEYS : null;
}

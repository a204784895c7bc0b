import type { AnalyticsEngineDataset, R2Bucket } from "@cloudflare/workers-types";
import { countFailure, measureBy } from "../../observability/metrics.server";
import type { NotifierSettings } from "../notifier-settings.server";
import { withLocalCopies } from "./local-pushes.server";
import { oneSignal } from "./one-signal.server";
import type { PushSender, PushSenders } from "./push-port.server";
import { vapidKeys } from "./push-settings.server";
import { webPush } from "./web-push.server";

interface PushPlatform {
  /** The bucket of the local mailbox, where the environment binds it. */
  mailbox?: R2Bucket | undefined;
  /** Where failures are counted, where the environment binds it. */
  analytics?: AnalyticsEngineDataset | undefined;
  clock: () => number;
}

/** What carries pushes: every channel whose keys are set. */
export function composePush(
  { mailbox: bucket, analytics, clock }: PushPlatform,
  settings: NotifierSettings,
): PushSenders {
  const { ENVIRONMENT, SITE_ORIGIN: siteOrigin, ONESIGNAL_APP_ID: appId, ONESIGNAL_API_KEY: apiKey } = settings;
  const fetcher: typeof fetch = (...request) => fetch(...request);
  const isLocal = ENVIRONMENT === "development" && bucket !== undefined;
  const copied = (sender: PushSender) => (isLocal ? withLocalCopies(sender, { bucket, clock }) : sender);
  const measure = measureBy(analytics);
  const counted = ({ send }: PushSender): PushSender => ({
    send: (device, payload) => countFailure(measure, "push", () => send(device, payload)),
  });
  const keys = vapidKeys(settings);
  const isSet = appId !== undefined && apiKey !== undefined;
  return {
    ...(keys === null ? {} : { web: counted(copied(webPush({ keys, subject: siteOrigin, clock, fetcher }))) }),
    ...(isSet ? { onesignal: counted(copied(oneSignal({ appId, apiKey, siteOrigin }, fetcher))) } : {}),
  };
}

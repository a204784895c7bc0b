import * as v from "valibot";
import type { PushSender } from "./push-port.server";

const ENDPOINT = "https://api.onesignal.com/notifications";

/** How long the provider may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** It answers 200 also where there is nobody to send to, and names them then. */
const answerSchema = v.object({
  errors: v.optional(v.union([v.object({ invalid_player_ids: v.array(v.string()) }), v.array(v.string())])),
});

interface OneSignalSettings {
  appId: string;
  apiKey: string;
  siteOrigin: string;
}

/** Sends pushes by OneSignal, which reads them. */
export function oneSignal({ appId, apiKey, siteOrigin }: OneSignalSettings, fetcher: typeof fetch): PushSender {
  return {
    async send({ address }, { id, title, body, link }) {
      const response = await fetcher(ENDPOINT, {
        method: "POST",
        headers: { Authorization: `Key ${apiKey}`, "Content-Type": "application/json" },
        body: JSON.stringify({
          app_id: appId,
          include_subscription_ids: [address],
          target_channel: "push",
          headings: { en: title },
          contents: { en: body },
          url: `${siteOrigin}${link}`,
          web_push_topic: id,
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`OneSignal answered ${response.status}.`);
      }
      const answer = v.safeParse(answerSchema, await response.json());
      return answer.success && answer.output.errors !== undefined ? "gone" : "sent";
    },
  };
}

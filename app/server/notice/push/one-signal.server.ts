import * as v from "valibot";
import type { PushSender } from "./push-port.server";

const ENDPOINT = "https://api.onesignal.com/notifications";

/** How long the provider may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** It answers 200 also where nothing was sent: it names whom it does not know, or says in words what is wrong. */
const answerSchema = v.object({
  errors: v.optional(v.union([v.object({ invalid_player_ids: v.array(v.string()) }), v.array(v.string())])),
});

/** What it says where its person takes no pushes any more. Any other fault passes, and the device stays. */
const NOT_SUBSCRIBED = /not subscribed/iu;

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
        // What we send is meant for this host and no other.
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`OneSignal answered ${response.status}.`);
      }
      const answer = v.safeParse(answerSchema, await response.json());
      const errors = (answer.success ? answer.output.errors : undefined) ?? [];
      if (!Array.isArray(errors)) return errors.invalid_player_ids.includes(address) ? "gone" : "sent";
      if (errors.length === 0) return "sent";
      if (errors.some((sentence) => NOT_SUBSCRIBED.test(sentence))) return "gone";
      throw new Error("OneSignal has sent nothing.");
    },
  };
}

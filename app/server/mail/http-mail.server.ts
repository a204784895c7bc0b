import { PRODUCT_NAME } from "~/domain/product";
import type { Mailer } from "./mail-port.server";

/** How long a provider may take, in milliseconds: somebody waits for the answer. */
const TIMEOUT_MS = 10_000;

interface HttpMailSettings {
  url: string;
  key: string;
  from: string;
}

/**
 * Sends by one POST in the form that Resend and others take. What a provider answers beyond its status stays unread.
 */
export function httpMail({ url, key, from }: HttpMailSettings, fetcher: typeof fetch): Mailer {
  return {
    async send({ to, subject, text, html }) {
      const response = await fetcher(url, {
        method: "POST",
        headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
        body: JSON.stringify({ from: `${PRODUCT_NAME} <${from}>`, to: [to], subject, text, html }),
        // What we send is meant for this host and no other.
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The mail provider answered ${response.status}.`);
    },
  };
}

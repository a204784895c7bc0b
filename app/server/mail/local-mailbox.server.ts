import type { R2Bucket } from "@cloudflare/workers-types";
import { nanoid } from "nanoid";
import * as v from "valibot";
import type { Mailbox, Mailer } from "./mail-port.server";

/** What the mailbox shows at most. */
const MAILS_LISTED = 50;

/** Later than any mail: counted down from, times sort the newest first, which is how the bucket lists. */
const LATEST = 9_999_999_999_999;

const receivedSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  sentAt: v.string(),
});

/** Throws away every mail to an address. */
export async function deleteMailTo(bucket: R2Bucket, email: string): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix: "mail/", ...(cursor === undefined ? {} : { cursor }) });
    for (const { key } of page.objects) {
      const read = v.safeParse(receivedSchema, await (await bucket.get(key))?.json<unknown>());
      if (read.success && read.output.to === email) await bucket.delete(key);
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
}

/** The mailbox of one's own machine: keeps mails in a bucket in place of sending them. */
export function localMailbox(bucket: R2Bucket, clock: () => number): Mailer & Mailbox {
  return {
    async send(mail) {
      const now = clock();
      const key = `mail/${String(LATEST - now).padStart(13, "0")}-${nanoid(8)}`;
      await bucket.put(key, JSON.stringify({ ...mail, sentAt: new Date(now).toISOString() }));
    },

    async list() {
      const { objects } = await bucket.list({ prefix: "mail/", limit: MAILS_LISTED });
      const mails = await Promise.all(objects.map(async ({ key }) => (await bucket.get(key))?.json<unknown>()));
      return mails.flatMap((mail) => {
        const read = v.safeParse(receivedSchema, mail);
        return read.success ? [read.output] : [];
      });
    },
  };
}

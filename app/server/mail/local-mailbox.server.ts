import type { R2Bucket } from "@cloudflare/workers-types";
import * as v from "valibot";
import { localCopies } from "../local-copies.server";
import type { Mailbox, Mailer } from "./mail-port.server";

const receivedSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  sentAt: v.string(),
});

const mailsIn = (bucket: R2Bucket) => localCopies(bucket, "mail/", receivedSchema);

/** Throws away every mail to an address. */
export function deleteMailTo(bucket: R2Bucket, email: string): Promise<void> {
  return mailsIn(bucket).deleteAbout(({ to }) => to === email);
}

/** The mailbox of one's own machine: keeps mails in a bucket in place of sending them. */
export function localMailbox(bucket: R2Bucket, clock: () => number): Mailer & Mailbox {
  const mails = mailsIn(bucket);
  return {
    async send(mail) {
      const now = clock();
      await mails.keep({ ...mail, sentAt: new Date(now).toISOString() }, now);
    },
    list: () => mails.list(),
  };
}

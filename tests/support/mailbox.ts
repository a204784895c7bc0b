import { env } from "cloudflare:workers";
import { localMailbox } from "~/server/mail/local-mailbox.server";
import type { ReceivedMail } from "~/server/mail/mail-port.server";

/** What was mailed to an address, the newest first. */
export async function mailsTo(email: string): Promise<ReceivedMail[]> {
  if (env.MAILBOX === undefined) throw new Error("the test Worker has no mailbox");
  const mails = await localMailbox(env.MAILBOX, () => Date.now()).list();
  return mails.filter(({ to }) => to === email);
}

/** The code that was mailed to an address last. */
export async function codeMailedTo(email: string): Promise<string> {
  const code = /^(\d{6}) is your Pettifog code\b/u.exec((await mailsTo(email))[0]?.subject ?? "")?.[1];
  if (code === undefined) throw new Error("no code was mailed");
  return code;
}

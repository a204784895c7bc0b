import { env } from "cloudflare:workers";
import { localMailbox } from "~/server/mail/local-mailbox.server";
import type { ReceivedMail } from "~/server/mail/mail-port.server";

/** Nobody else in the suite has this address. */
export function newEmail(): string {
  return `robin.${crypto.randomUUID().slice(0, 13)}@court.example`;
}

/** What was mailed to an address, the newest first. */
export async function mailsTo(email: string): Promise<ReceivedMail[]> {
  if (env.MAILBOX === undefined) throw new Error("the test Worker has no mailbox");
  const mails = await localMailbox(env.MAILBOX, () => Date.now()).list();
  return mails.filter(({ to }) => to === email);
}

/** The code that was mailed to an address last. */
export async function codeMailedTo(email: string): Promise<string> {
  const code = /^(\d{6}) is your Pettifog code$/u.exec((await mailsTo(email))[0]?.subject ?? "")?.[1];
  if (code === undefined) throw new Error("no code was mailed");
  return code;
}

/** A code that is not the one that was mailed. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

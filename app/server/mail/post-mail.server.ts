import { mailFailed } from "~/domain/app-error";
import type { Mail } from "~/domain/mail/mail";
import { logError } from "../observability/log.server";
import type { Mailer } from "./mail-port.server";

/**
 * Sends a mail that somebody waits for. Refuses with `mail_failed`; the log learns that it failed and never to whom.
 */
export async function postMail(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    logError("mail_failed", error, {});
    throw mailFailed(error);
  }
}

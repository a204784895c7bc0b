import type { Mail } from "~/domain/mail/mail";

/** What carries mails. */
export interface Mailer {
  /** Resolves when the mail was taken; rejects when it was not, and the person should be told so. */
  send(mail: Mail): Promise<void>;
}

/** A mail that lies in the mailbox of one's own machine. */
export interface ReceivedMail extends Mail {
  /** ISO 8601 in UTC. */
  sentAt: string;
}

/** Where mails of one's own machine end up, so that nobody needs a provider to log in there. */
export interface Mailbox {
  /** The newest first. */
  list(): Promise<ReceivedMail[]>;
}

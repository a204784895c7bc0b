import type { DilemmaBench } from "~/domain/dilemma/dilemma-receipt";
import type { DeckWriter } from "~/domain/judge/judge";
import type { Languages } from "~/domain/language/foreign-words";
import type { Screening } from "~/domain/screening/screening";
import type { AbuseFinder } from "~/domain/topic/screening/abuse";
import type { CaseKinds } from "./case/case-kind.server";
import type { CourtroomPort } from "./courtroom/courtroom-port.server";
import type { Secret } from "./crypto.server";
import type { Database } from "./database/client.server";
import type { TestimonyArchive } from "./deck/testimony-archive.server";
import type { DocketPort } from "./docket/docket-port.server";
import type { HumanCheck } from "./human-check/human-check-port.server";
import type { Mailer } from "./mail/mail-port.server";
import type { NotifierPort } from "./notice/notifier-port.server";

/** What services are made of. The composition root builds the real ones, tests their own. */
export interface Dependencies {
  database: Database;
  /** Now, in Unix milliseconds. */
  clock: () => number;
  newUuid: () => string;
  randomBytes: (count: number) => Uint8Array;
  humanCheck: HumanCheck;
  decks: DeckWriter;
  dilemmas: DilemmaBench;
  screening: Screening;
  abuse: AbuseFinder;
  languages: Languages;
  docket: DocketPort;
  courtroom: CourtroomPort;
  /** What each kind of case has of its own. */
  kinds: CaseKinds;
  archive: TestimonyArchive;
  notifier: NotifierPort;
  mailer: Mailer;
  /** Whose accounts are moderators without having been made one, by their verified addresses. */
  moderatorEmails: readonly string[];
  /** Signs CSRF tokens and card links, and hashes codes. */
  secret: Secret;
}

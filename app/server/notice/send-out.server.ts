import { noticeLetter } from "~/domain/mail/letters";
import type { Notice } from "~/domain/notice/notice";
import { PUSH_PAUSES_MS } from "~/domain/notice/push-schedule";
import type { Database } from "../database/client.server";
import type { Mailer } from "../mail/mail-port.server";
import { logError } from "../observability/log.server";
import { type NoticeRow, selectOutgoing } from "./notice-repository.server";
import { type DeviceRow, deleteDevice, selectDevices } from "./notice-settings-repository.server";
import type { PushSenders } from "./push/push-port.server";
import { channelsOf, quietOf, toNotice } from "./to-notice.server";

/** One notice on its way out. */
export interface Outgoing {
  noticeId: string;
  failedAttempts: number;
  /** The sessions whose browsers have it, and `mail`: none gets it twice. */
  done: string[];
}

/** Where a job is kept until it is done. */
export interface Keeping {
  /** Notes durably who has it. */
  keep: (job: Outgoing) => Promise<void>;
  /** Gives it to the notifier of the person whose it is by now. Said again it changes nothing. */
  handOver: (userUuid: string) => Promise<void>;
}

interface SendingOut {
  database: Database;
  clock: () => number;
  senders: PushSenders;
  mailer: Mailer;
  siteOrigin: string;
}

/** The letter's place among `done`. No session has such an id. */
const MAIL = "mail";

/**
 * Sends a notice to its person's browsers and mailbox, as they want it now. Who has it is noted before it is sent: a
 * crash between the two costs a push and doubles none. A guest's who turned out to be somebody is handed over. Gives
 * when to go on, in Unix milliseconds, or null where nothing is left to do: it went out, or was read meanwhile.
 */
export async function sendOut(
  deps: SendingOut,
  userUuid: string,
  job: Outgoing,
  { keep, handOver }: Keeping,
): Promise<{ job: Outgoing; at: number } | null> {
  const { database, clock } = deps;
  const now = clock();
  const [[row], devices] = await database.batch([
    selectOutgoing(database, userUuid, job.noticeId, now),
    selectDevices(database, userUuid, now),
  ]);
  if (row === undefined || row.readAt !== null) return null;
  if (row.userUuid !== userUuid) {
    await handOver(row.userUuid);
    return null;
  }
  const quiet = quietOf(row, now);
  let sending = job;
  let hasFailed = false;
  for (const [name, send] of sendings(deps, row, quiet === null ? devices : [])) {
    if (sending.done.includes(name)) continue;
    sending = { ...sending, done: [...sending.done, name] };
    await keep(sending);
    try {
      await send();
    } catch (error) {
      hasFailed = true;
      logError("push_failed", error, { failedAttempts: job.failedAttempts + 1 });
      sending = { ...sending, done: sending.done.filter((known) => known !== name) };
    }
  }
  const again = hasFailed ? tryAgain(sending, now) : null;
  if (again !== null || quiet === null || !channelsOf(row).push) return again;
  // A mail that fails has had its attempts, and the pushes have their own.
  const done = hasFailed ? [...sending.done, MAIL] : sending.done;
  return { job: { ...sending, failedAttempts: 0, done }, at: quiet };
}

/** Every way by which a notice goes out now, by its name. */
function sendings(
  { database, senders, mailer, siteOrigin }: SendingOut,
  row: NoticeRow,
  devices: DeviceRow[],
): [string, () => Promise<void>][] {
  const { push, mail } = channelsOf(row);
  const notice = toNotice(row);
  const { id, title, body, link } = notice;
  const pushes = devices.map((device): [string, () => Promise<void>] => [
    device.sessionId,
    async () => {
      const outcome = await senders[device.channel]?.send(device, { id, title, body, link });
      if (outcome === "gone") await deleteDevice(database, device);
    },
  ]);
  const { email } = row;
  const letter = async () => {
    if (email !== null) await mailer.send(noticeLetter(email, title, letterBody(notice), `${siteOrigin}${link}`));
  };
  return [...(push ? pushes : []), ...(mail ? [[MAIL, letter] satisfies [string, () => Promise<void>]] : [])];
}

/** A reminder says it all; what names people is read on the page. */
function letterBody({ kind, body }: Notice): string {
  return kind === "reminder" ? body : "What the court has to say about it is on the page of your case.";
}

function tryAgain(job: Outgoing, now: number): { job: Outgoing; at: number } | null {
  const failedAttempts = job.failedAttempts + 1;
  const pause = PUSH_PAUSES_MS[failedAttempts - 1];
  return pause === undefined ? null : { job: { ...job, failedAttempts }, at: now + pause };
}

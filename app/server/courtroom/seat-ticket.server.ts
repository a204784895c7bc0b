import { type Secret, sign, verify } from "../crypto.server";

/** How long somebody who was let in may come back without being looked up: an hour, in milliseconds. */
export const SEAT_TICKET_LIFETIME_MS = 60 * 60_000;

const PURPOSE = "courtroom-seat";

/** The form of a ticket: whose it is, of which login, for which round, until when, and the signature. */
export const SEAT_TICKET = /^([0-9a-f-]{36})\.([A-Za-z0-9_@-]{1,64})\.([0-9]{1,4})\.([0-9]{1,16})\.([0-9a-f]{64})$/u;

/** Who a ticket lets in: a party, by the login and in the round in which they were let in before. */
export interface SeatTicket {
  userUuid: string;
  loginId: string;
  round: number;
}

/** What a ticket is for: one courtroom, and the browser that has this session's token. */
interface SeatTicketFor {
  courtroomUuid: string;
  tokenHash: string;
}

/**
 * A ticket for whoever was let into a courtroom at `now` (Unix milliseconds). It is worth nothing without the cookie of
 * the session that it was written for, and the courtroom's object still turns away ended sessions and whoever has left
 * (docs/rules.md#the-socket).
 */
export async function writeSeatTicket(
  secret: Secret,
  to: SeatTicketFor,
  { userUuid, loginId, round }: SeatTicket,
  now: number,
): Promise<string> {
  const told = `${userUuid}.${loginId}.${round}.${now + SEAT_TICKET_LIFETIME_MS}`;
  return `${told}.${await sign(secret, PURPOSE, signedText(to, told))}`;
}

/** Who a ticket lets in at `now`, or null for one that is not ours, is another's or has run out. */
export async function readSeatTicket(
  secret: Secret,
  to: SeatTicketFor,
  ticket: string,
  now: number,
): Promise<SeatTicket | null> {
  const [, userUuid = "", loginId = "", round = "", expiresAt = "", signature = ""] = SEAT_TICKET.exec(ticket) ?? [];
  if (Number(expiresAt) <= now) return null;
  const told = `${userUuid}.${loginId}.${round}.${expiresAt}`;
  const isOurs = await verify(secret, PURPOSE, signedText(to, told), signature);
  return isOurs ? { userUuid, loginId, round: Number(round) } : null;
}

function signedText({ courtroomUuid, tokenHash }: SeatTicketFor, told: string): string {
  return `${courtroomUuid}\n${tokenHash}\n${told}`;
}

import * as v from "valibot";
import { newEmail } from "../../support/made-up";
import { aGuest, type Guest } from "./guest";
import { readCode } from "./mailbox";

/** Accounts for tests of what comes after the login: made by the API, without a browser. */

export interface Account extends Guest {
  email: string;
  username: string;
}

/** A username that nobody else in the suite has. */
export function newUsername(): string {
  return `robin_${crypto.randomUUID().slice(0, 8)}`;
}

/** Makes a guest an account, or somebody new. */
export async function anAccount(somebody?: Guest): Promise<Account> {
  const guest = somebody ?? (await aGuest());
  const [email, username] = [newEmail(), newUsername()];
  await guest.call("/api/auth/request-code", v.unknown(), { email });
  const code = await readCode(email);
  await guest.call("/api/auth/create-account", v.unknown(), { email, code, username, avatarUrl: null });
  return { ...guest, email, username };
}

/** Logs in to the account of an address by another browser; `count` is the number of codes that it then has got. */
export async function anotherDevice(email: string, count = 2): Promise<Guest> {
  const guest = await aGuest();
  await guest.call("/api/auth/request-code", v.unknown(), { email });
  const code = await readCode(email, count);
  const { uuid } = await guest.call("/api/auth/verify-code", v.object({ uuid: v.string() }), { email, code });
  return { ...guest, uuid };
}

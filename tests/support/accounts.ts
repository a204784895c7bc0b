import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { Mail } from "~/domain/mail/mail";
import { hashSessionToken } from "~/server/account/session-token.server";
import { asPerson, newAddress, type PersonCall } from "./api-client";
import { type Court, openCourt } from "./court";
import { aGuest, type Guest } from "./factories";
import { newEmail } from "./made-up";
import { codeMailedTo } from "./mailbox";
import { sessionTokenOf } from "./sign-up";

export interface Account extends Guest {
  username: string;
  email: string;
}

/** Asks for a code and reads it in the mail. */
export async function askForCode(email: string, call: PersonCall = asPerson(null)): Promise<string> {
  const response = await call("/api/auth/request-code", { body: { email } });
  expect(response.status).toBe(200);
  return codeMailedTo(email);
}

/** Sends a code that was just mailed to an address, as a person's browser does. */
export async function logIn(person: Pick<Guest, "sessionToken"> | null, email: string): Promise<Response> {
  const call = asPerson(person);
  const code = await askForCode(email, call);
  return call("/api/auth/verify-code", { body: { email, code } });
}

/** The same browser after an answer gave its session a new token. */
export async function afterLogin<Person extends Guest>(person: Person, response: Response): Promise<Person> {
  const sessionToken = sessionTokenOf(response);
  const tokenHash = await hashSessionToken(sessionToken);
  return { ...person, sessionToken, visitor: () => ({ token: sessionToken, tokenHash, rollDue: false }) };
}

/** A username that nobody else in the suite has. */
export function newUsername(): string {
  return `robin_${crypto.randomUUID().slice(0, 8)}`;
}

/** Somebody with an account, signed in. */
export async function anAccount(court: Court, guest?: Guest): Promise<Account> {
  const [email, username] = [newEmail(), newUsername()];
  const person = guest ?? (await aGuest(court));
  const response = await logIn(person, email);
  expect(response.status).toBe(200);
  const signedIn = await afterLogin(person, response);
  const created = await asPerson(signedIn)("/api/auth/create-account", { body: { username } });
  expect(created.status).toBe(200);
  return { ...signedIn, email, username };
}

/** A CSRF token of a person's session, as a header. */
export async function csrfHeader(person: Pick<Guest, "sessionToken">): Promise<{ "x-csrf-token": string }> {
  const response = await asPerson(person)("/api/auth/csrf");
  return { "x-csrf-token": (await response.json<{ csrfToken: string }>()).csrfToken };
}

/** The guest's browser after it logged in to an account that exists. */
export async function turnOutToBe(account: Account, guest: Guest): Promise<Account> {
  const response = await logIn(guest, account.email);
  expect(response.status).toBe(200);
  const { sessionToken, visitor } = await afterLogin(guest, response);
  return { ...account, sessionToken, visitor };
}

/** The same through services of one's own, whose calls to objects a test holds. */
export async function turnOutPast(
  options: Parameters<typeof openCourt>[1],
  account: Account,
  guest: Guest,
): Promise<Account> {
  const sent: Mail[] = [];
  const { login } = openCourt(env.DB, { ...options, mailer: { send: async (mail) => void sent.push(mail) } });
  const visitor = guest.visitor();
  await login.requestCode(visitor, account.email, newAddress());
  const input = { email: account.email, code: sent[0]?.subject.slice(0, 6) ?? "", sessionUuid: guest.uuid };
  const { sessionToken } = await login.verifyCode(visitor, input, "Firefox on Linux");
  return { ...account, sessionToken };
}

import { asPerson, ORIGIN, solveHumanCheck } from "./api-client";

interface SignUp {
  uuid?: string;
  displayName?: unknown;
  origin?: string;
}

/** Makes a guest through the API, from a browser without a cookie and with a real human check. */
export async function signUp({ uuid = crypto.randomUUID(), displayName, origin = ORIGIN }: SignUp = {}) {
  const recaptchaToken = await solveHumanCheck("create_user");
  return asPerson(null, { origin })("/api/users", { body: { uuid, displayName, recaptchaToken } });
}

/** What an answer does to the cookie of the session. The browser's mark has another. */
export function sessionCookiesOf(response: Response): string[] {
  return response.headers.getSetCookie().filter((cookie) => /^(?:__Host-)?pettifog=/u.test(cookie));
}

/** The session token that an answer's cookie carries. */
export function sessionTokenOf(response: Response): string {
  const token = /pettifog=([^;]+)/u.exec(sessionCookiesOf(response)[0] ?? "")?.[1];
  if (token === undefined) throw new Error("the answer sets no session cookie");
  return token;
}

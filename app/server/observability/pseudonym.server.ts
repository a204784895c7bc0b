import { type Secret, sign } from "../crypto.server";

const LENGTH = 16;

/**
 * What the log calls a session, null for none: the same in all its lines until its next login. Nobody finds the session
 * or its person by it without the secret.
 */
export async function pseudonymOf(secret: Secret, tokenHash: string | null): Promise<string | null> {
  return tokenHash === null ? null : (await sign(secret, "log", tokenHash)).slice(0, LENGTH);
}

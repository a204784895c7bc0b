import { type Secret, type Signatures, sign, signatures, verify } from "../crypto.server";

export type CodePurpose = "login" | "change";

/** A code, and who alone may use it: a person's uuid, or null for whoever reads the mail. */
export interface HeldCode {
  code: string;
  holder: string | null;
}

/**
 * Where the code of a browser for an address is kept: what another browser guesses is looked up elsewhere, so nobody
 * uses up somebody else's tries. Keyed hashes: who reads the database finds no address that was not verified, and can't
 * try the million codes through without the secret either. One that was mailed before the secret changed is found by
 * a key behind the first.
 */
export function codeKeys(secret: Secret, purpose: CodePurpose, email: string, browser: string): Promise<Signatures> {
  return signatures(secret, "email-code-key", `${purpose}\n${email}\n${browser}`);
}

/** An address as it stands beside codes and requests for them. */
export function addressKeysOf(secret: Secret, email: string): Promise<Signatures> {
  return signatures(secret, "address", email);
}

export function hashCode(secret: Secret, key: string, held: HeldCode): Promise<string> {
  return sign(secret, "email-code", textOf(key, held));
}

/**
 * Whether a code is the one that was mailed, compared in constant time. Where there is none to compare with, the same
 * work is done: how long an answer takes doesn't tell whether a code is on its way.
 */
export async function isRightCode(
  secret: Secret,
  held: HeldCode,
  stored: { key: string; codeHash: string } | undefined,
): Promise<boolean> {
  const { key, codeHash } = stored ?? { key: "", codeHash: "0".repeat(64) };
  const isRight = await verify(secret, "email-code", textOf(key, held), codeHash);
  return stored !== undefined && isRight;
}

function textOf(key: string, { code, holder }: HeldCode): string {
  return `${key}\n${holder ?? ""}\n${code}`;
}

import { AppError } from "~/domain/app-error";
import { sign, verify } from "../crypto.server";

const PURPOSE = "card";

/** How long a link to a bare card works, in milliseconds: it is made anew each time a party opens the verdict. */
const LIFETIME_MS = 24 * 60 * 60_000;

interface Signer {
  secret: string;
  clock: () => number;
}

/**
 * A token that opens a suit's bare card and nothing else: the end of its life in Unix milliseconds and a signature.
 * The invitation's token won't do, since it opens the allegation to people who are no party (R2).
 */
export async function createCardToken({ secret, clock }: Signer, suitUuid: string): Promise<string> {
  const expiresAt = clock() + LIFETIME_MS;
  return `${expiresAt}.${await sign(secret, PURPOSE, `${suitUuid} ${expiresAt}`)}`;
}

/** Refuses a token that is forged, expired or another suit's. */
export async function verifyCardToken({ secret, clock }: Signer, suitUuid: string, token: string): Promise<void> {
  const [expiry = "", signature = ""] = token.split(".", 2);
  const isSigned = await verify(secret, PURPOSE, `${suitUuid} ${expiry}`, signature);
  if (!isSigned || Number(expiry) <= clock()) {
    throw new AppError("not_yours", 403, "Unauthorized / Invalid or missing token");
  }
}

import { AppError } from "~/domain/app-error";
import { type Secret, sign, verify } from "../crypto.server";

const PURPOSE = "card";

/** How long a link to a bare card works, in milliseconds: it is made anew each time a party opens the verdict. */
const LIFETIME_MS = 24 * 60 * 60_000;

interface Signer {
  secret: Secret;
  clock: () => number;
}

/** One verdict: a case that is reopened gets another, which nobody has shared yet. */
interface CardOf {
  caseUuid: string;
  round: number;
}

/**
 * A token that opens the bare card of one verdict and nothing else: the end of its life in Unix milliseconds, the round
 * of the case and a signature. The invitation's token won't do, since it opens the allegation to people who are no
 * party (docs/rules.md#only-the-two-parties).
 */
export async function createCardToken({ secret, clock }: Signer, { caseUuid, round }: CardOf): Promise<string> {
  const claim = `${clock() + LIFETIME_MS}.${round}`;
  return `${claim}.${await sign(secret, PURPOSE, `${caseUuid} ${claim}`)}`;
}

/** Which round of the case a token is about. Refuses a token that is forged, expired or another case's. */
export async function verifyCardToken({ secret, clock }: Signer, caseUuid: string, token: string): Promise<number> {
  const [expiry = "", round = "", signature = ""] = token.split(".", 3);
  const isSigned = await verify(secret, PURPOSE, `${caseUuid} ${expiry}.${round}`, signature);
  if (!isSigned || Number(expiry) <= clock()) throw invalidCardToken();
  return Number(round);
}

export const invalidCardToken = () => new AppError("not_yours", 403, "Unauthorized / Invalid or missing token");

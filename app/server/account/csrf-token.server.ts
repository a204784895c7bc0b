import { badCsrfToken, noSession } from "~/domain/app-error";
import { type Secret, sign, verify } from "../crypto.server";
import type { Visitor } from "./visitor.server";

const PURPOSE = "csrf";

/** A token that proves that a form was made for this session (docs/rules.md#requests-from-other-sites). */
export function signCsrfToken(secret: Secret, visitor: Visitor): Promise<string> {
  return sign(secret, PURPOSE, visitor.tokenHash ?? "");
}

/** The session's token hash. Refuses without a session, and without the session's own CSRF token. */
export async function requireCsrfToken(
  secret: Secret,
  { tokenHash }: Visitor,
  csrfToken: string | undefined,
): Promise<string> {
  if (tokenHash === null) throw noSession();
  if (!(await verify(secret, PURPOSE, tokenHash, csrfToken ?? ""))) throw badCsrfToken();
  return tokenHash;
}

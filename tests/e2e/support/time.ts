import { codeKey } from "~/server/account/email-code.server";
import { sign } from "~/server/crypto.server";
import { parseSettings } from "~/server/env.server";
import { changeStored } from "./stored";

/**
 * Lets so many minutes go by for the login code that was mailed to an address. The server under test runs on the real
 * clock and has no handle for another, so the code ages instead: what it compares with its clock is moved back in its
 * database.
 */
export async function ageMailedCode(email: string, minutes: number): Promise<void> {
  // The server under test has no settings of its own.
  const { APP_SECRET } = parseSettings({});
  const key = await codeKey(APP_SECRET, "login", email);
  const address = await sign(APP_SECRET, "address", email);
  const milliseconds = minutes * 60_000;
  await changeStored("UPDATE email_codes SET expires_at = expires_at - ? WHERE key = ?", milliseconds, key);
  await changeStored(
    "UPDATE code_requests SET created_at = created_at - ? WHERE address_key = ?",
    milliseconds,
    address,
  );
}

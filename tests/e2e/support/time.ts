import { addressKeyOf } from "~/server/account/email-code.server";
import { parseSettings } from "~/server/env.server";
import { changeStored } from "./stored";

/**
 * Lets so many minutes go by for the login code that was mailed to an address. The server under test runs on the real
 * clock and has no handle for another, so the code ages instead: what it compares with its clock is moved back in its
 * database.
 */
export async function ageMailedCode(email: string, minutes: number): Promise<void> {
  // The server under test has no settings of its own but this.
  const { APP_SECRET } = parseSettings({ ENVIRONMENT: "development" });
  const address = await addressKeyOf(APP_SECRET, email);
  const milliseconds = minutes * 60_000;
  await changeStored("UPDATE email_codes SET expires_at = expires_at - ? WHERE address_key = ?", milliseconds, address);
  await changeStored(
    "UPDATE code_requests SET created_at = created_at - ? WHERE address_key = ?",
    milliseconds,
    address,
  );
}

/** Lets so many hours go by since somebody logged in, on all their devices. */
export async function ageLogin(userUuid: string, hours: number): Promise<void> {
  const milliseconds = hours * 60 * 60_000;
  await changeStored("UPDATE sessions SET created_at = created_at - ? WHERE user_uuid = ?", milliseconds, userUuid);
}

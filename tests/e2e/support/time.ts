import type { Page } from "playwright-core";
import { HUMAN_CHECK_LIFETIME_MS } from "~/domain/human-check/human-check";
import { BARE_FORM_PURPOSE } from "~/server/account/bare-form.server";
import { addressKeysOf } from "~/server/account/email-code.server";
import { sign } from "~/server/crypto.server";
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
  const [address] = await addressKeysOf(APP_SECRET, email);
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

/** The token of a form without a script that was made longer ago than one is good. */
export async function anOldFormToken(): Promise<string> {
  const { APP_SECRET } = parseSettings({ ENVIRONMENT: "development" });
  const unsigned = `${Date.now() - HUMAN_CHECK_LIFETIME_MS}.an-old-form`;
  return `${unsigned}.${await sign(APP_SECRET, BARE_FORM_PURPOSE, unsigned)}`;
}

/**
 * Has no time go by on a page, whose clock is installed, but what the test lets go by. A busy machine may come to the
 * moment at which the clock is to stop when it is over: then another one is named.
 */
export async function stopClock(page: Page): Promise<void> {
  const isStopped = () =>
    page.clock.pauseAt(Date.now() + 1_000).then(
      () => true,
      (error: Error) => {
        if (error.message.includes("Cannot fast-forward to the past")) return false;
        throw error;
      },
    );
  while (!(await isStopped()));
}

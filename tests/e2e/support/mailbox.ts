import { expect } from "vitest";
import { fetchPage } from "./fetched-page";

/** Every code that was mailed to an address, the newest first, as the mailbox page shows them. */
export async function codesMailedTo(email: string): Promise<string[]> {
  const { document } = await fetchPage("/dev/mailbox");
  const letters = document.querySelectorAll("article").filter(({ text }) => text.includes(`To ${email},`));
  return letters.flatMap(
    (letter) => /^\d{6}(?= is your Pettifog code\b)/u.exec(letter.querySelector("h2")?.text ?? "") ?? [],
  );
}

/** Waits for the code that makes it so many at an address, and gives it. */
export async function readCode(email: string, count = 1): Promise<string> {
  await expect.poll(() => codesMailedTo(email)).toHaveLength(count);
  const [code] = await codesMailedTo(email);
  if (code === undefined) throw new Error("no code was mailed");
  return code;
}

import type { Browser, Person } from "../browser";
import { promiseRow, type World } from "../world";

/** Logs in by a code that works once. Whoever never heard whether it did asks for another. */
export async function enterByCode(world: World, browser: Browser, email: string, uuid: string): Promise<void> {
  for (;;) {
    const asked = await browser.ask("/api/auth/request-code", { body: { email } });
    if (asked.status !== 200) throw new Error(`no code was mailed: ${JSON.stringify(asked.body)}`);
    const code = await codeMailedTo(world, email);
    // A login gives its browser another mark, and a code is good for the mark alone by which it was asked for.
    const before = browser.copy();
    const { status, body, lost } = await browser.ask<{ uuid?: string }>("/api/auth/verify-code", {
      body: { email, code },
    });
    if (status !== 200 && lost === 0) throw new Error(`a login was refused: ${status} ${JSON.stringify(body)}`);
    if (status !== 200) continue;
    if (body.uuid !== uuid) throw new Error(`a login made ${body.uuid} of ${uuid}`);
    world.served.push(async () => {
      const again = await before.ask<{ uuid?: string }>("/api/auth/verify-code", { body: { email, code } });
      const me = await browser.ask<{ uuid?: string }>("/api/auth/me");
      if (again.status === 200) return "a code was good twice";
      return me.body.uuid === uuid ? null : `a session that a login gave answers ${me.status}`;
    });
    return;
  }
}

async function codeMailedTo(world: World, email: string): Promise<string> {
  type Mails = { to: string; subject: string }[];
  const { body } = await world.aBrowser().must<Mails>("/dev/mailbox");
  return body.find(({ to }) => to === email)?.subject.slice(0, 6) ?? "";
}

/** Makes somebody an account. Gives its address. */
export async function getAccount(
  world: World,
  { uuid, browser }: Person,
  email = `robin.${crypto.randomUUID().slice(0, 13)}@court.example`,
): Promise<string> {
  await enterByCode(world, browser, email, uuid);
  promiseRow(world, "a verified address", "select uuid from users where email = ?", [email], uuid);
  const username = `robin_${crypto.randomUUID().slice(0, 8)}`;
  await browser.must("/api/auth/create-account", { body: { username } });
  promiseRow(world, "an account", "select uuid from users where username = ?", [username], uuid);
  return email;
}

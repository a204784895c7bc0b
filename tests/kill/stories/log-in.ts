import type { Browser, Person } from "../browser";
import { promiseRow, type World } from "../world";
import { COMPLAINTS } from "./filed-case";

/** Somebody gets an account, comes back as a guest who has filed and voted, and turns out to be the same person. */
export async function logIn(world: World): Promise<void> {
  const robin = await world.aPerson("Robin");
  const email = `robin.${crypto.randomUUID().slice(0, 13)}@court.example`;
  await enterBy(world, robin.browser, email, robin.uuid);
  promiseRow(world, "a verified address", "select uuid from users where email = ?", [email], robin.uuid);
  const username = `robin_${crypto.randomUUID().slice(0, 8)}`;
  await robin.browser.must("/api/auth/create-account", { body: { username } });
  promiseRow(world, "an account", "select uuid from users where username = ?", [username], robin.uuid);

  const guest = await world.aPerson("Guest");
  const suitUuid = await fileAlone(guest);
  await vote(world, guest, robin.uuid);
  await enterBy(world, guest.browser, email, robin.uuid);
  promiseRow(world, "a guest's suit", "select creator_uuid from cases where uuid = ?", [suitUuid], robin.uuid);
  promiseRow(world, "who a guest was", "select merged_into_uuid from users where uuid = ?", [guest.uuid], robin.uuid);
}

/** Logs in by a code that works once. Whoever never heard whether it did asks for another. */
async function enterBy(world: World, browser: Browser, email: string, uuid: string): Promise<void> {
  for (;;) {
    const asked = await browser.ask("/api/auth/request-code", { body: { email } });
    if (asked.status !== 200) throw new Error(`no code was mailed: ${JSON.stringify(asked.body)}`);
    const code = await codeMailedTo(world, email);
    const { status, body, lost } = await browser.ask<{ uuid?: string }>("/api/auth/verify-code", {
      body: { email, code },
    });
    if (status !== 200 && lost === 0) throw new Error(`a login was refused: ${status} ${JSON.stringify(body)}`);
    if (status !== 200) continue;
    if (body.uuid !== uuid) throw new Error(`a login made ${body.uuid} of ${uuid}`);
    world.served.push(async () => {
      const again = await browser.ask<{ uuid?: string }>("/api/auth/verify-code", { body: { email, code } });
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

async function fileAlone({ uuid, browser }: Person): Promise<string> {
  const body = { creatorUuid: uuid, allegation: COMPLAINTS[0], clientId: crypto.randomUUID() };
  return (await browser.must<{ suitUuid: string }>("/api/pettysuits", { body })).body.suitUuid;
}

/** Votes on a few topics, and changes one's mind on the first. `later` is whose votes they will be. */
export async function vote(world: World, { uuid, browser }: Person, later = uuid): Promise<void> {
  const dealt = await browser.must<{ uuid: string }[]>("/api/hot-topics?count=3");
  const [first] = dealt.body;
  const votes = new Map<string, boolean>();
  for (const topic of [...dealt.body, ...(first === undefined ? [] : [first])]) {
    const agrees = !(votes.get(topic.uuid) ?? false);
    await browser.must(`/api/hot-topics/${topic.uuid}/vote`, { body: { userUuid: uuid, vote: agrees } });
    votes.set(topic.uuid, agrees);
  }
  for (const [topicUuid, agrees] of votes) {
    promiseRow(
      world,
      "a vote",
      "select agrees from topic_votes where topic_uuid = ? and user_uuid in (?, ?)",
      [topicUuid, uuid, later],
      agrees ? 1 : 0,
    );
  }
}

/** Somebody who only votes. */
export async function onlyVote(world: World): Promise<void> {
  await vote(world, await world.aPerson("Alex"));
}

import * as v from "valibot";
import { type Account, anAccount } from "./account-factories";
import { aDecidedCase, shareCard } from "./factories";
import { aGuest } from "./guest";
import { changeStored } from "./stored";

/** What the desk decides about: made by the API, without a browser. */

/** An account that was made a moderator. */
export async function aModerator(): Promise<Account> {
  const account = await anAccount();
  await changeStored("update users set is_moderator = 1 where uuid = ?", account.uuid);
  return account;
}

/** Ever earlier: what a test hands in comes before whatever another has left waiting. */
const beforeAllOthers = () => -Date.now();

/**
 * Topics that an account hands in, so that they are the first in the queue, in this order. They stay so while others
 * hand in theirs for as long as they are `ahead`, in milliseconds.
 */
export async function pendingTopics(titles: readonly string[], ahead = 0): Promise<Account> {
  const author = await anAccount();
  const first = beforeAllOthers() - ahead;
  for (const [place, topicText] of titles.entries()) {
    const answer = v.object({ uuid: v.string() });
    const { uuid } = await author.call("/api/hot-topics/submit", answer, { userUuid: author.uuid, topicText });
    await changeStored("update topics set created_at = ? where uuid = ?", first + place, uuid);
  }
  return author;
}

/** So many topics of one author, the very first in the queue: more than an author may have waiting by the API. */
export async function aLongQueue(count: number): Promise<string[]> {
  const author = await anAccount();
  const first = beforeAllOthers();
  const titles = Array.from({ length: count }, (_, place) => `Counting ${place + 1} sheep aloud in a shared bedroom.`);
  await changeStored(
    `insert into topics (uuid, title, author_uuid, status, agrees, disagrees, created_at)
     values ${titles.map(() => "(?, ?, ?, 'pending', 0, 0, ?)").join(", ")}`,
    ...titles.flatMap((title, place) => [crypto.randomUUID(), title, author.uuid, first + place]),
  );
  return titles;
}

/** What a moderator has done, by what it was done to. */
export async function actsOf(moderator: Account): Promise<Record<string, string>> {
  const entry = v.object({ moderator: v.nullable(v.string()), action: v.string(), title: v.nullable(v.string()) });
  const log = await moderator.call("/api/moderation/log", v.array(entry));
  const own = log.filter((act) => act.moderator === moderator.username);
  return Object.fromEntries(own.map(({ title, action }) => [title ?? "", action]));
}

/** How an author's topics stand, by title, with what the desk has told them. */
export async function topicsOf(author: Account): Promise<Record<string, string>> {
  const submitted = v.object({
    title: v.string(),
    moderationStatus: v.string(),
    rejectionReason: v.nullable(v.string()),
  });
  const topics = await author.call(`/api/users/${author.uuid}/submitted-topics`, v.array(submitted));
  return Object.fromEntries(
    topics.map(({ title, moderationStatus, rejectionReason }) => [title, rejectionReason ?? moderationStatus]),
  );
}

/** The path of a public card that somebody has reported. */
export async function aReportedCard(note: string): Promise<string> {
  const { uuid, plaintiff } = await aDecidedCase();
  const path = await shareCard(uuid, plaintiff);
  const reporter = await aGuest();
  const id = path.split("/").at(-1);
  const report = { userUuid: reporter.uuid, kind: "verdict", id, reason: "personal_data", note };
  await reporter.call("/api/reports", v.unknown(), report);
  return path;
}

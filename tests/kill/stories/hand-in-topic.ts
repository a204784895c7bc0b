import type { Answered, Person } from "../browser";
import { promiseRow, type World } from "../world";
import { getAccount } from "./enter-by-code";

/** Letters of which no two topics have the same: what reads alike is refused. */
const LETTERS = "bdfgklmnprstvz";

/** Somebody hands in a topic, the desk lets it through, two people report it, and the desk takes it down. */
export async function handInTopic(world: World): Promise<void> {
  const [author, reporter, other] = await Promise.all([
    world.aPerson("Robin"),
    world.aPerson("Sam"),
    world.aPerson("Kim"),
  ]);
  await getAccount(world, author);
  world.moderator ??= takeDesk(world);
  const { browser: desk } = await world.moderator;
  const title = `Calling a ${aWord(world)} a ${aWord(world)} in front of a ${aWord(world)}.`;
  const body = { userUuid: author.uuid, topicText: title };
  const { uuid } = (await author.browser.must<{ uuid: string }>("/api/hot-topics/submit", { body })).body;
  promiseRow(world, "a topic", "select uuid from topics where title = ?", [title], uuid);

  decided(await desk.ask(`/api/moderation/topics/${uuid}`, { body: { decision: "approve" } }));
  const acts = "select count(*) from moderation_log where subject_id = ? and action = ?";
  promiseRow(world, "an approval in the log", acts, [uuid, "approve"], 1);
  const told = "select count(*) from notices where topic_uuid = ? and user_uuid = ? and kind = 'topic_approved'";
  promiseRow(world, "a notice of an approval", told, [uuid, author.uuid], 1);

  await Promise.all([reporter, other].map((person) => report(world, person, uuid)));
  world.takenDown.add(uuid);
  const settled = { kind: "topic", id: uuid, decision: "uphold" };
  decided(await desk.ask("/api/moderation/reports", { body: settled }));
  const upheld = "select count(*) from reports where subject_id = ? and status = 'upheld'";
  promiseRow(world, "reports that were upheld", upheld, [uuid], 2);
  promiseRow(world, "a decision in the log", acts, [uuid, "uphold_reports"], 1);
  promiseRow(world, "a topic that was taken down", "select status from topics where uuid = ?", [uuid], "taken_down");
  world.served.push(async () => {
    const { status } = await world.aBrowser().ask(`/api/hot-topics/${uuid}/stats`);
    return status === 404 ? null : `a topic that was taken down answers ${status}`;
  });
}

/** Reports a topic, and says it again: once for each of the two. */
async function report(world: World, { uuid: userUuid, browser }: Person, id: string): Promise<void> {
  const body = { kind: "topic", id, userUuid, reason: "other" };
  for (let times = 0; times < 2; times++) await browser.must("/api/reports", { body });
  const reported = "select count(*) from reports where subject_id = ? and reporter_uuid = ?";
  promiseRow(world, "a report", reported, [id, userUuid], 1);
}

async function takeDesk(world: World): Promise<Person> {
  const moderator = await world.aPerson("Moderator");
  await getAccount(world, moderator, "desk@court.example");
  return moderator;
}

/** Whose answer got lost hears that it is decided already. */
function decided({ status, body, lost }: Answered<unknown>): void {
  if (status !== 200 && !(status === 409 && lost > 0))
    throw new Error(`the desk answered ${status} ${JSON.stringify(body)}`);
}

function aWord({ random }: World): string {
  const letter = () => LETTERS[Math.floor(random() * LETTERS.length)] ?? "";
  return `${letter()}o${letter()}a${letter()}i${letter()}`;
}

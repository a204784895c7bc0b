import type { Person } from "../browser";
import { promiseRow, type World } from "../world";

/**
 * Votes on a few topics, and changes one's mind on the first. `later` is whose votes they will be. Gives the topics.
 */
export async function vote(world: World, { uuid, browser }: Person, later = uuid): Promise<string[]> {
  const dealt = await browser.must<{ uuid: string }[]>("/api/hot-topics?count=3");
  const [first] = dealt.body;
  const votes = new Map<string, boolean>();
  for (const topic of [...dealt.body, ...(first === undefined ? [] : [first])]) {
    const agrees = !(votes.get(topic.uuid) ?? false);
    const voted = await browser.ask(`/api/hot-topics/${topic.uuid}/vote`, { body: { userUuid: uuid, vote: agrees } });
    if (voted.status === 404 && world.takenDown.has(topic.uuid)) continue;
    if (voted.status >= 400) throw new Error(`a vote was answered ${voted.status} ${JSON.stringify(voted.body)}`);
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
  return [...votes.keys()];
}

/** Somebody who only votes. */
export async function onlyVote(world: World): Promise<void> {
  await vote(world, await world.aPerson("Alex"));
}

import type { Locator, Page } from "playwright-core";
import * as v from "valibot";
import { expect } from "vitest";
import type { VoteCounts } from "~/domain/topic/topic-votes";
import { aGuest, type Guest } from "./guest";
import { changeStored } from "./stored";

/** The deck of topics on a page. */
export const topicDeck = (page: Page): Locator => page.getByRole("region", { name: "Hot topics" });

/** What is said of the last vote above the deck. */
export const voteStanding = (page: Page): Locator => topicDeck(page).getByRole("status").first();

/** The topic on top, as a screen reader hears it. */
export const titleOnTop = (page: Page): Promise<string> => topicDeck(page).getByRole("status").last().innerText();

/** Waits until a topic can be voted on: a page is drawn before its scripts are there. */
export function seeDeck(page: Page): Promise<void> {
  return topicDeck(page).getByRole("button", { name: "Hate It", disabled: false }).waitFor();
}

/** Votes on the topic on top, waits until its card has left, and gives its title. */
export async function voteOn(page: Page, vote: () => Promise<void>): Promise<string> {
  const title = await titleOnTop(page);
  await vote();
  await expect.poll(() => titleOnTop(page).catch(() => null)).not.toBe(title);
  return title;
}

/** Lets somebody have voted on all public topics but so many. */
export async function leaveTopics(guest: Guest, count: number): Promise<void> {
  await haveVotedOn(guest, "order by uuid limit -1 offset ?", count);
}

/** Lets somebody have voted on all public topics but one. */
export async function leaveTopic(guest: Guest, title: string): Promise<void> {
  await haveVotedOn(guest, "and title <> ?", title);
}

/** These votes count for nobody but their person: a topic's first real ones are not to be its tenth. */
async function haveVotedOn({ uuid }: Guest, which: string, value: string | number): Promise<void> {
  await changeStored(
    `insert into topic_votes (topic_uuid, user_uuid, agrees, created_at)
     select uuid, ?, 1, 0 from topics where status = 'approved' ${which}`,
    ...[uuid, value],
  );
  await changeStored(
    "update topics set agrees = agrees - 1 where uuid in (select topic_uuid from topic_votes where user_uuid = ?)",
    uuid,
  );
}

/** Has so many people vote on a topic, each way. */
export async function castVotes(uuid: string, { agrees, disagrees }: VoteCounts): Promise<void> {
  const voters = await Promise.all(Array.from({ length: agrees + disagrees }, () => aGuest()));
  for (const [place, voter] of voters.entries()) {
    const body = { userUuid: voter.uuid, vote: place < agrees };
    await voter.call(`/api/hot-topics/${uuid}/vote`, v.unknown(), body);
  }
}

/** Makes a topic public, without a moderator. Gives its title. */
export async function publishTopic(title: string): Promise<string> {
  await changeStored(
    "insert into topics (uuid, title, status, agrees, disagrees, created_at) values (?, ?, 'approved', 0, 0, 0)",
    ...[crypto.randomUUID(), title],
  );
  return title;
}

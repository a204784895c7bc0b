import { env } from "cloudflare:workers";
import type { SubmittedTopic } from "~/domain/topic/topic";
import { type Account, anAccount } from "./accounts";
import { asPerson, type PersonCall } from "./api-client";
import type { Court } from "./court";

export interface DeskMember extends Account {
  call: PersonCall;
}

/** An account that was made a moderator. */
export async function aModerator(court: Court): Promise<DeskMember> {
  const account = await anAccount(court);
  await env.DB.prepare("update users set is_moderator = 1 where uuid = ?").bind(account.uuid).run();
  return { ...account, call: asPerson(account) };
}

/** A topic that an account has handed in and nobody has decided on. */
export async function aPendingTopic(
  court: Court,
  title = `Humming in tune number ${crypto.randomUUID().replaceAll(/[^a-f]/gu, "")}.`,
  author?: Account,
): Promise<{ topic: SubmittedTopic; author: Account }> {
  const account = author ?? (await anAccount(court));
  const { topic } = await court.submissions.submit(account.visitor(), { userUuid: account.uuid, topicText: title });
  return { topic, author: account };
}

import type { SQL } from "drizzle-orm";
import type { Topic } from "~/domain/topic/topic";
import type { Database } from "../database/client.server";
import { selectTopicsBefore, selectTopicsFrom } from "./topic-repository.server";

/**
 * The queries of what somebody is dealt, for the batch that reads the page; `userUuid` is a query for who they are. Put
 * together by `dealTopics`.
 */
export function selectDeal(database: Database, dealing: { userUuid: SQL; now: number; count: number }) {
  return [selectTopicsFrom(database, dealing), selectTopicsBefore(database, dealing)] as const;
}

/** The first `count` topics of somebody's order: from their beginning on, and round. */
export function dealTopics(from: Topic[], before: Topic[], count: number): Topic[] {
  return [...from, ...before].slice(0, count);
}

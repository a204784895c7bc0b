import * as v from "valibot";
import { ApiError, callApi } from "~/browser/api";
import { TOPICS_DEALT, type Topic } from "~/domain/topic/topic";
import type { Vote } from "~/domain/topic/topic-deck";
import type { TopicStats } from "~/domain/topic/topic-votes";

const statsAnswer = v.object({ agrees: v.nullable(v.number()), disagrees: v.nullable(v.number()), total: v.number() });
const topicsAnswer = v.array(v.object({ uuid: v.string(), title: v.string() }));

/**
 * Tells the court of a vote, also when the page is left. Gives the topic's result, `gone` where it is public no more.
 */
export async function sendVote({ topicUuid, agrees }: Vote, userUuid: string): Promise<TopicStats | "gone"> {
  try {
    return await callApi(`/api/hot-topics/${topicUuid}/vote`, statsAnswer, {
      method: "POST",
      body: { userUuid, vote: agrees },
      keepalive: true,
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return "gone";
    throw error;
  }
}

/** Topics that a person has not voted on. */
export function fetchTopics(userUuid: string): Promise<Topic[]> {
  return callApi(`/api/hot-topics?count=${TOPICS_DEALT}&userUuid=${userUuid}`, topicsAnswer);
}

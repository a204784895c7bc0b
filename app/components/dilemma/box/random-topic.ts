import * as v from "valibot";
import { callApi } from "~/browser/api";

const topicSchema = v.object({ topic: v.string() });

/** A dilemma from the server's list. */
export async function fetchRandomTopic(): Promise<string> {
  return (await callApi("/api/procrastination-topics/random", topicSchema)).topic;
}

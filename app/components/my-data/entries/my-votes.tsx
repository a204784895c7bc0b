import type { MyData } from "~/domain/my-data/my-data";
import { VOTE_LABELS } from "~/domain/topic/topic-votes";
import { Entries } from "./entries";

/** What the person thinks of other people's habits. */
export function MyVotes({ votes }: { votes: MyData["topicVotes"] }) {
  const entries = votes.map(({ topic, vote, at }) => ({
    title: topic,
    what: VOTE_LABELS[vote ? "agree" : "disagree"],
    at,
  }));
  return <Entries entries={entries} />;
}

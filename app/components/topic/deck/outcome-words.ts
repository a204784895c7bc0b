import type { TopicDeckState } from "~/domain/topic/topic-deck";
import { formatTopicStats } from "~/domain/topic/topic-votes";

/** What has become of a vote, in words. */
export function formatOutcome(outcome: TopicDeckState["outcome"]): string {
  if (outcome === null) return "The jury is counting…";
  return outcome === "gone" ? "This one has just been taken off the list." : formatTopicStats(outcome);
}

/** How it stands with one's last vote, for the line above the deck. */
export function formatStanding({ last, outcome, unsent, isStalled }: TopicDeckState): string {
  if (isStalled) {
    const votes = unsent.length === 1 ? "Your vote has" : `${unsent.length} votes have`;
    return `${votes} not arrived yet. The clerk is trying again.`;
  }
  return last === null ? "Your vote, please." : formatOutcome(outcome);
}

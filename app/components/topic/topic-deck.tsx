import type { Viewer } from "~/domain/account/user";
import type { Topic } from "~/domain/topic/topic";

interface TopicDeckProps {
  viewer: Viewer | null;
  topics: readonly Topic[];
}

/** The topics that somebody is dealt. */
export function TopicDeck({ topics }: TopicDeckProps) {
  return (
    <section aria-label="Hot topics">
      <p>{topics[0]?.title ?? "No hot topics available right now"}</p>
    </section>
  );
}

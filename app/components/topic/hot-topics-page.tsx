import { DeckLayout } from "~/components/deck/deck-layout";
import type { Viewer } from "~/domain/account/user";
import type { SubmittedTopic, Topic } from "~/domain/topic/topic";
import { TopicDeck } from "./topic-deck";

interface HotTopicsPageProps {
  viewer: Viewer | null;
  topics: readonly Topic[];
  /** The visitor's own, the newest first. */
  submitted: readonly SubmittedTopic[];
  /** Whether they are kept from handing in more. */
  isBanned: boolean;
}

/** Hot Topics: the deck that the petty community votes on. */
export function HotTopicsPage({ viewer, topics }: HotTopicsPageProps) {
  return (
    <>
      <DeckLayout
        heading={<h1 className="font-display text-[min(2.25rem,9vw)] leading-none lg:text-6xl">Hot Topics</h1>}
      >
        <TopicDeck viewer={viewer} topics={topics} />
      </DeckLayout>
      <div className="mx-auto grid max-w-xl gap-6 px-4 pb-12 lg:max-w-5xl" />
    </>
  );
}

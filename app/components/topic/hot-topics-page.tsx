import { DeckLayout } from "~/components/deck/deck-layout";
import { useDeckKeys } from "~/components/deck/use-deck-keys";
import { ReportButton } from "~/components/report/report-button";
import type { Viewer } from "~/domain/account/user";
import type { SubmittedTopic, Topic } from "~/domain/topic/topic";
import { TopicDashboard } from "./dashboard/topic-dashboard";
import { AllTopicsJudged } from "./deck/no-topics";
import { TopicDeck } from "./deck/topic-deck";
import { useTopicDeck } from "./deck/use-topic-deck";
import { TopicSubmission } from "./submission/topic-submission";

interface HotTopicsPageProps {
  viewer: Viewer | null;
  topics: readonly Topic[];
  /** The visitor's own, the newest first. */
  submitted: readonly SubmittedTopic[];
  /** Whether they are kept from handing in more. */
  isBanned: boolean;
}

/** Hot Topics: the deck that the petty community votes on. */
export function HotTopicsPage({ viewer, topics, submitted, isBanned }: HotTopicsPageProps) {
  const deck = useTopicDeck({ viewer, topics, refills: true });
  useDeckKeys({ decide: deck.press, undo: deck.takeBack });
  return (
    <div className="overflow-x-clip">
      <DeckLayout
        isOpen={deck.topic !== undefined}
        heading={
          <>
            <h1 className="font-display text-[min(2.25rem,9vmin)] leading-none lg:text-6xl">Hot Topics</h1>
            <p className="hidden max-w-prose sm:block lg:text-xl lying:text-[min(1rem,4.2vmin)]">
              Small habits before a jury of strangers. Say what you think of each, and see whether the petty community
              stands behind you.
            </p>
            <p className="hidden text-ink-soft text-sm lg:block">
              By keyboard: ← Hate It, → Don’t Mind It, U to change your mind.
            </p>
          </>
        }
        below={
          deck.topic !== undefined && (
            <div className="flex justify-center">
              <ReportButton thing={{ kind: "topic", id: deck.topic.uuid }} label="Report this topic" />
            </div>
          )
        }
      >
        <TopicDeck deck={deck} end={<AllTopicsJudged />} />
      </DeckLayout>
      <div className="mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] items-start gap-6 px-4 pb-12 lying:max-w-5xl lying:grid-cols-2 lg:max-w-5xl lg:grid-cols-2">
        <TopicSubmission viewer={viewer} isBanned={isBanned} />
        {viewer !== null && <TopicDashboard submitted={submitted} />}
      </div>
    </div>
  );
}

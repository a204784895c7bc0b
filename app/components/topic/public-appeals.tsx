import { Link } from "@remix-run/react";
import { DeckClosed } from "~/components/deck/deck-closed";
import { ReportButton } from "~/components/report/report-button";
import { LinkButton } from "~/components/ui/button";
import type { Viewer } from "~/domain/account/user";
import { DEFAULT_JUDGE } from "~/domain/judge/personality";
import type { Topic } from "~/domain/topic/topic";
import { TopicDeck } from "./deck/topic-deck";
import { useTopicDeck } from "./deck/use-topic-deck";

export interface PublicAppealsProps {
  viewer: Viewer | null;
  topics: readonly Topic[];
}

/** A few hot topics on the front page, and the way to the rest. */
export function PublicAppeals({ viewer, topics }: PublicAppealsProps) {
  const deck = useTopicDeck({ viewer, topics, refills: false });
  return (
    <section aria-labelledby="appeals" className="border-ink border-t-[3px]">
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-4 px-4 py-10 sm:px-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-16 lying:grid-cols-[minmax(0,1fr)_28rem] lying:py-4">
        <header className="grid content-start justify-items-start gap-3 lg:content-center">
          <h2 id="appeals" className="font-display text-3xl leading-tight lg:text-5xl">
            Public Appeals
          </h2>
          <p className="max-w-prose lg:text-xl">
            Five small habits before a jury of strangers. Do you hate it, or don’t you mind it?
          </p>
          <Link
            to="/hot-topics"
            className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4 hover:decoration-[3px]"
          >
            The Petty Community
          </Link>
        </header>
        <div>
          <div className="flex min-h-[min(34rem,72svh)] flex-col sm:min-h-0 *:flex-1">
            <TopicDeck deck={deck} end={<MoreTopics />} />
          </div>
          {deck.topic !== undefined && (
            <div className="flex justify-center">
              <ReportButton thing={{ kind: "topic", id: deck.topic.uuid }} label="Report this topic" />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function MoreTopics() {
  return (
    <DeckClosed judgePersonality={DEFAULT_JUDGE} title="The jury thanks you" takesFocus>
      <p>There is plenty more that people do.</p>
      <LinkButton to="/hot-topics" look="judge">
        More Hot Topics
      </LinkButton>
    </DeckClosed>
  );
}

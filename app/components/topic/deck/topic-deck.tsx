import type { ReactNode } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import { DeckStage, type Flight, type StageCard } from "~/components/deck/card/deck-stage";
import { useCardMotion } from "~/components/deck/card/use-card-motion";
import { DeckSkeleton } from "~/components/deck/deck-skeleton";
import { NoIcon, YesIcon } from "~/components/deck/icons";
import { type Choice, PleaButtons } from "~/components/deck/plea-buttons";
import type { Plea } from "~/domain/deck/answer";
import { PUT_ASIDE } from "~/domain/deck/swipe";
import type { Topic } from "~/domain/topic/topic";
import type { TopicDeckState, Vote } from "~/domain/topic/topic-deck";
import { VOTE_LABELS } from "~/domain/topic/topic-votes";
import { useHydrated } from "~/hooks/use-hydrated";
import { MissingTopics, NoTopics } from "./no-topics";
import { TopicFace } from "./topic-face";
import { TopicRecord } from "./topic-record";
import type { TopicDeckControl } from "./use-topic-deck";

/** Where the gestures lead. */
const CHOICES: readonly Choice[] = [
  { plea: "no", label: VOTE_LABELS.disagree, Icon: NoIcon, look: "bg-panel text-ink" },
  { plea: "yes", label: VOTE_LABELS.agree, Icon: YesIcon, look: "bg-ink text-paper" },
];
const PLEAS: readonly Plea[] = ["no", "yes"];

interface TopicDeckProps {
  deck: TopicDeckControl;
  /** What comes after the last card. */
  end: ReactNode;
}

/** Topics to vote on by finger, button or key. After a vote its card stays for a moment and shows the result. */
export function TopicDeck({ deck, end }: TopicDeckProps) {
  const { topic, nextTopic, topics, last, returned, outcome, isDecided, isFlying, supply } = deck;
  const motion = useCardMotion();
  const isHydrated = useHydrated();
  if (topics.length === 0) return <NoTopics />;

  const flown = topics[deck.position - 1];
  const flight: Flight | null =
    isFlying && flown !== undefined && last !== null && motion !== null && !prefersReducedMotion()
      ? { card: toStage(flown, outcome), plea: pleaOf(last), offset: PUT_ASIDE[pleaOf(last)] }
      : null;
  const isOver = topic === undefined && flight === null;
  return (
    <section
      aria-label="Hot topics"
      data-occupied={!isOver || undefined}
      onPointerEnter={deck.prepare}
      onFocus={deck.prepare}
      className={isOver ? "grid content-start gap-2" : "deck-parts"}
    >
      <TopicRecord deck={deck} />
      {isOver && supply !== "open" ? (
        (supply === "failed" && <MissingTopics onRetry={deck.askAgain} />) || end
      ) : (
        <>
          <div className="deck-pile" onPointerDown={deck.pass}>
            <DeckStage
              card={topic && toStage(topic, isDecided ? outcome : undefined)}
              awaited={<DeckSkeleton label="Calling the next topics…" />}
              nextCard={nextTopic && toStage(nextTopic)}
              pleas={PLEAS}
              isBlocked={isDecided}
              settled={isDecided && last !== null ? pleaOf(last) : null}
              returnedFrom={returned && pleaOf(returned)}
              flight={flight}
              dragging={deck.dragging}
              onDecide={deck.decide}
              onLanded={deck.land}
              motion={motion}
            />
          </div>
          <PleaButtons choices={CHOICES} isWide isBlocked={!isHydrated || topic === undefined} onDecide={deck.press} />
        </>
      )}
      {topic !== undefined && (
        <p role="status" className="sr-only">
          {topic.title}
        </p>
      )}
    </section>
  );
}

function toStage(topic: Topic, outcome?: TopicDeckState["outcome"]): StageCard {
  return { id: topic.uuid, kind: "topic", face: <TopicFace topic={topic} outcome={outcome} /> };
}

function pleaOf({ agrees }: Vote): "yes" | "no" {
  return agrees ? "yes" : "no";
}

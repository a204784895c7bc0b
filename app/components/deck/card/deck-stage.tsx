import type { MutableRefObject } from "react";
import type { Plea, Question } from "~/domain/deck/answer";
import type { DragOffset } from "~/domain/deck/swipe";
import { DeckSkeleton } from "../deck-skeleton";
import { CardFace } from "./card-face";
import { LeavingCard } from "./leaving-card";
import { QuestionCard } from "./question-card";
import { useCardDrag } from "./use-card-drag";

/** A card in the air. */
export interface Flight {
  question: Question;
  number: number;
  plea: Plea;
  offset: DragOffset;
}

interface DeckStageProps {
  /** The question on top; none while the last answer is on its way. */
  question: Question | undefined;
  nextQuestion: Question | undefined;
  /** Number of the question on top, from 1. */
  number: number;
  isBlocked: boolean;
  returnedFrom: Plea | null;
  flight: Flight | null;
  dragging: MutableRefObject<boolean>;
  onDecide: (plea: Plea, offset: DragOffset) => void;
  /** Must keep its identity between renders. */
  onLanded: () => void;
}

/** The pile of cards: the one on top, the next one peeking out, and the one that was just decided. */
export function DeckStage({ question, nextQuestion, number, flight, onLanded, ...card }: DeckStageProps) {
  const CardDrag = useCardDrag();
  const isFlying = flight !== null && flight.question.uuid !== question?.uuid;
  return (
    <div className="grid min-h-[min(24rem,41dvh)] flex-1 pr-1 pb-4 *:col-start-1 *:row-start-1 sm:min-h-80">
      {nextQuestion !== undefined && (
        <div aria-hidden className="translate-y-3 rotate-[0.8deg] scale-[0.97]">
          <CardFace number={number + 1} prompt={nextQuestion.prompt} />
        </div>
      )}
      {question === undefined ? (
        <DeckSkeleton label="Sealing your testimony…" />
      ) : (
        <QuestionCard key={question.uuid} question={question} number={number} CardDrag={CardDrag} {...card} />
      )}
      {isFlying && (
        <LeavingCard
          key={flight.question.uuid}
          number={flight.number}
          prompt={flight.question.prompt}
          plea={flight.plea}
          offset={flight.offset}
          onGone={onLanded}
        />
      )}
    </div>
  );
}

import type { ReactNode } from "react";
import type { Seat } from "~/domain/judge/judge";
import type { SuitView } from "~/domain/pettysuit/suit-view";
import { DeckClosed } from "./deck-closed";
import { PreparingDeck } from "./preparing-deck";
import { ShareAgain } from "./share-again";

interface RestingDeckProps {
  suit: SuitView;
  seat: Seat;
  userUuid: string;
  siteOrigin: string;
  hasQuestions: boolean;
  isComplete: boolean;
  isDecided: boolean;
  /** The deck was open when the page was loaded. */
  wasSwiped: boolean;
  /** The way to the verdict. */
  children: ReactNode;
}

/** The place of the deck when there is nothing to swipe: not yet, not any more, or because the judge has ruled. */
export function RestingDeck({ suit, seat, userUuid, siteOrigin, wasSwiped, children, ...deck }: RestingDeckProps) {
  if (!deck.hasQuestions && !deck.isDecided) return <PreparingDeck userUuid={userUuid} />;
  const isAlone = seat === "creator" && suit.opponentUuid === null && !deck.isDecided;
  return (
    <>
      <DeckClosed
        judgePersonality={suit.judgePersonality}
        title={deck.isComplete ? "All done! Thanks for swiping." : "The judge has ruled."}
        takesFocus={wasSwiped}
      >
        <p>{whatHappensNow(deck.isDecided)}</p>
        {children}
      </DeckClosed>
      {isAlone && <ShareAgain suitUuid={suit.uuid} siteOrigin={siteOrigin} judgePersonality={suit.judgePersonality} />}
    </>
  );
}

function whatHappensNow(isDecided: boolean): string {
  if (isDecided) return "The ruling is in. It can be read, shared and never lived down.";
  return "Your testimony is sealed. The judge rules as soon as both sides have sworn.";
}

import { lazy, type ReactNode } from "react";
import { DeckClosed } from "~/components/deck/deck-closed";
import { DeckSkeleton } from "~/components/deck/deck-skeleton";
import { WhenHydrated } from "~/components/deck/when-hydrated";
import { LazyPart } from "~/components/ui/lazy-part";
import type { Seat } from "~/domain/case/seat";
import { isDeserted } from "~/domain/case/seat";
import type { SuitView } from "~/domain/pettysuit/suit-view";
import { useHydrated } from "~/hooks/use-hydrated";

// Only where a model writes the questions, which are then not there yet when a suit is filed.
const UnwrittenDeck = lazy(() => import("./unwritten-deck"));
const ShareAgain = lazy(() => import("./share-again"));
const PushOffer = lazy(() => import("~/components/notice/push/push-offer"));

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
  const isHydrated = useHydrated();
  if (!deck.hasQuestions && !deck.isDecided) {
    return (
      <WhenHydrated fallback={<DeckSkeleton label="Preparing your questions…" />}>
        <UnwrittenDeck suitUuid={suit.uuid} userUuid={userUuid} />
      </WhenHydrated>
    );
  }
  const isClosed = deck.isDecided && isDeserted(suit);
  const isAlone = seat === "creator" && suit.opponentUuid === null && !deck.isDecided;
  return (
    <>
      <DeckClosed
        judgePersonality={suit.judgePersonality}
        title={titleOf(deck.isDecided, isClosed)}
        takesFocus={wasSwiped}
      >
        <p>{whatHappensNow(deck.isDecided, isClosed)}</p>
        {isAlone && (
          // It has its place before it is there, so that nothing moves.
          <div className="min-h-14">
            {isHydrated && (
              <LazyPart>
                <ShareAgain suit={suit} siteOrigin={siteOrigin} />
              </LazyPart>
            )}
          </div>
        )}
        {children}
      </DeckClosed>
      {deck.isComplete && !deck.isDecided && isHydrated && (
        <LazyPart isExtra>
          <PushOffer />
        </LazyPart>
      )}
    </>
  );
}

function titleOf(isDecided: boolean, isClosed: boolean): string {
  if (isClosed) return "This case is closed.";
  return isDecided ? "The judge has ruled." : "All done! Thanks for swiping.";
}

function whatHappensNow(isDecided: boolean, isClosed: boolean): string {
  if (isClosed) return "The other party has left the court for good. What is left of the case can still be read.";
  if (isDecided) return "The ruling is in. It can be read, shared and never lived down.";
  return "Your testimony is sealed. The judge rules as soon as both sides have sworn.";
}

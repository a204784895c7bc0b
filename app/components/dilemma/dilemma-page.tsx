import { useRevalidator } from "@remix-run/react";
import { lazy, useCallback, useEffect, useRef, useState } from "react";
import { STORED } from "~/browser/storage/places";
import { FetchedNotice } from "~/components/ad/fetched-ad";
import { SavedPicks } from "~/components/ad/saved-picks";
import { useAds } from "~/components/ad/use-ads";
import type { Flight } from "~/components/deck/card/deck-stage";
import { DeckClosed } from "~/components/deck/deck-closed";
import { DeckLayout } from "~/components/deck/deck-layout";
import { DeckSkeleton } from "~/components/deck/deck-skeleton";
import { CaseHeading } from "~/components/deck/heading/case-heading";
import { CourtCorner } from "~/components/deck/heading/court-corner";
import { OpenDeck } from "~/components/deck/open-deck";
import { useDeck } from "~/components/deck/use-deck";
import { WhenHydrated } from "~/components/deck/when-hydrated";
import { LinkButton } from "~/components/ui/button";
import { LazyPart } from "~/components/ui/lazy-part";
import { Words } from "~/components/ui/words";
import { VerdictButton } from "~/components/verdict/verdict-button";
import { questionsOf } from "~/domain/deck/deck-state";
import { DILEMMA_RULES } from "~/domain/dilemma/dilemma-rules";
import type { OpenDilemma } from "~/domain/dilemma/session";
import { useHydrated } from "~/hooks/use-hydrated";
import { useCall } from "./use-call";
import { useDecision } from "./use-decision";

const importOverlay = () => import("./decision-overlay");
const DecisionOverlay = lazy(importOverlay);
// Only where a model writes the questions.
const UnwrittenQuestions = lazy(() => import("./unwritten-questions"));
const ProcessingDialog = lazy(() => import("./processing-dialog"));
const CourtEar = lazy(() => import("./court-ear"));

/** A dilemma as its person sees it: the deck, and after it the way to the decision. */
export function DilemmaPage({ viewer, session, items, answers, savedAds, decided }: OpenDilemma) {
  const { uuid, dilemma, judgePersonality } = session;
  const userUuid = viewer.uuid;
  const isDecided = decided !== null;
  const [dialog, setDialog] = useState<"processing" | "decision" | null>(null);
  // Whoever comes back, or has closed it, reads at once what was decided.
  const [isTold, setTold] = useState(isDecided);
  const [flight, setFlight] = useState<Flight | null>(null);
  const { revalidate } = useRevalidator();
  const deck = useDeck({
    rules: DILEMMA_RULES,
    outboxes: STORED.dilemmaOutbox,
    userUuid,
    cards: items,
    answers,
    onSettled: revalidate,
  });
  const ads = useAds({ kind: "dilemma", caseUuid: uuid, userUuid }, savedAds);
  const call = useCall(uuid, isDecided, dialog === "decision");
  const { isGenerating, error, ask } = useDecision({ sessionUuid: uuid, isDecided, isCalling: call.isCalling });
  const { isThrough, total } = deck;
  const button = useRef<HTMLButtonElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const isLedHere = useRef(useHydrated());
  const closeDialog = useCallback(() => setDialog(null), []);

  // The button that led here is gone with its page. A page that is loaded begins at its top.
  useEffect(() => {
    const deck = page.current?.querySelector("section");
    if (!isLedHere.current || !deck || document.activeElement !== document.body) return;
    deck.tabIndex = -1;
    deck.focus({ preventScroll: true });
  }, []);

  // The decision opens without a wait, also where the connection went down in the meantime.
  useEffect(() => {
    if (isThrough) importOverlay().catch(() => undefined);
  }, [isThrough]);

  function pressDecision() {
    if (isDecided) setDialog("decision");
    else if (!isGenerating) {
      ask();
      setDialog("processing");
    }
  }

  /** By push or mail where this person lets the court; a page that stays open calls in any case. */
  function notify() {
    call.promise();
    closeDialog();
    import("~/components/verdict/waiting/notify-when-ready").then(
      ({ notifyWhenReady }) => notifyWhenReady({ kind: "dilemma", uuid }, userUuid),
      () => undefined,
    );
  }

  const isOpen = total > 0 && !isDecided && (!isThrough || flight !== null);
  return (
    <div ref={page} className="overflow-x-clip">
      <DeckLayout
        isOpen={isOpen}
        heading={
          <>
            <CaseHeading matter={dilemma} />
            <CourtCorner judgePersonality={judgePersonality} pleas={DILEMMA_RULES.pleas} isSwiping={isOpen} />
          </>
        }
      >
        <FetchedNotice notice={ads.notice} />
        {total === 0 && !isDecided && (
          <WhenHydrated fallback={<DeckSkeleton label="Preparing your questions..." />}>
            <UnwrittenQuestions sessionUuid={uuid} />
          </WhenHydrated>
        )}
        {isOpen && (
          <OpenDeck
            judge={judgePersonality}
            label="Your dilemma"
            deck={deck}
            ads={ads}
            flight={flight}
            setFlight={setFlight}
          />
        )}
        {!isOpen && (total > 0 || isDecided) && (
          <>
            <DeckClosed
              judgePersonality={judgePersonality}
              title={isTold && isDecided ? <Words>{decided.card.decision}</Words> : "All done! Thanks for answering."}
              takesFocus={answers.length < total}
            >
              <p>
                {!isDecided ? (
                  "The court is ready to decide what you can’t."
                ) : isTold ? (
                  <>
                    “<Words>{decided.card.recommendation}</Words>”
                  </>
                ) : (
                  "The court has made up your mind."
                )}
              </p>
              <VerdictButton
                label={isDecided ? "View Decision 🧠" : isGenerating ? "Generating decision..." : "Get My Decision"}
                isBusy={isGenerating}
                error={error}
                look="judge"
                onPress={pressDecision}
                button={button}
              />
              {isDecided && (
                <LinkButton to="/procrastination" look="quiet">
                  Try Another Dilemma
                </LinkButton>
              )}
            </DeckClosed>
            <SavedPicks ads={ads} />
          </>
        )}
      </DeckLayout>
      {call.isCalling && !isDecided && (
        <LazyPart isExtra>
          <CourtEar onWord={revalidate} />
        </LazyPart>
      )}
      {dialog !== null && (
        <LazyPart>
          {dialog === "processing" && (
            <ProcessingDialog
              judgePersonality={judgePersonality}
              isDecided={isDecided}
              onNotify={notify}
              onView={pressDecision}
              onClose={closeDialog}
            />
          )}
          {dialog === "decision" && isDecided && (
            <DecisionOverlay
              decided={decided}
              sessionUuid={uuid}
              userUuid={userUuid}
              questions={questionsOf(items)}
              answers={answers}
              returnFocusTo={button}
              onClose={() => {
                setTold(true);
                closeDialog();
              }}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}

import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { VerdictButton } from "~/components/verdict/verdict-button";
import type { OpenDeck as OpenDeckView } from "~/domain/deck/open-deck";
import { useDeck } from "~/hooks/use-deck";
import { useInBrowser } from "~/hooks/use-in-browser";
import { useVerdict } from "~/hooks/use-verdict";
import { useVerdictPoll } from "~/hooks/use-verdict-poll";
import { CaseHeading } from "./case-heading";
import { CourtCorner } from "./court-corner";
import type { Flight } from "./deck-stage";
import { OpenDeck } from "./open-deck";
import { PartiesBar } from "./parties-bar";
import { RestingDeck } from "./resting-deck";

const importOverlay = () => import("~/components/verdict/verdict-overlay");
const VerdictOverlay = lazy(importOverlay);
const NotReadyDialog = lazy(() => import("~/components/verdict/not-ready-dialog"));
// Decoration, for which no first swipe waits; without it the deck is simply there.
const EntranceOnce = lazy(() =>
  import("~/components/entrance/entrance-once").then(
    ({ EntranceOnce }) => ({ default: EntranceOnce }),
    () => ({ default: () => null }),
  ),
);

interface DeckPageProps extends OpenDeckView {
  siteOrigin: string;
}

/** A case as one of its parties sees it: the deck, and after it the way to the ruling. */
export function DeckPage({ viewer, seat, suit, questions, answers, decided: loaded, siteOrigin }: DeckPageProps) {
  const [dialog, setDialog] = useState<"ruling" | "not_ready" | null>(null);
  const [flight, setFlight] = useState<Flight | null>(null);
  const openRuling = useCallback(() => setDialog("ruling"), []);
  const closeDialog = useCallback(() => setDialog(null), []);
  const { decided, isChecking, error, check } = useVerdict({ suitUuid: suit.uuid, loaded, onFound: openRuling });
  const isDecided = decided !== null;
  const isInBrowser = useInBrowser();
  const deck = useDeck({ userUuid: viewer.uuid, questions, answers, isDecided, onSettled: check });
  const { isComplete } = deck;
  useVerdictPoll(isComplete && !isDecided, check);

  // The ruling opens without a wait, and on a line that went down in the meantime.
  useEffect(() => {
    if (isComplete) importOverlay().catch(() => undefined);
  }, [isComplete]);

  async function pressVerdict() {
    if (isDecided) openRuling();
    else if (!isChecking && (await check()) === "not_ready") setDialog("not_ready");
  }

  // The last card is let out of sight before the deck closes.
  const isOpen = questions.length > 0 && !isDecided && (!isComplete || flight !== null);
  const verdictButton = (
    <VerdictButton
      isDecided={isDecided}
      isChecking={isChecking}
      error={error}
      look={isOpen ? "quiet" : "judge"}
      onPress={pressVerdict}
    />
  );
  return (
    <div className="overflow-x-clip">
      <div className="mx-auto flex w-full max-w-xl flex-col gap-2 px-4 pt-2 pb-6 sm:gap-4 sm:pt-8 lg:grid lg:max-w-5xl lg:grid-cols-[minmax(0,1fr)_27rem] lg:items-start lg:gap-x-14 lg:pt-12">
        <div className="flex flex-col gap-2 sm:gap-5">
          <CaseHeading allegation={suit.allegation} />
          <PartiesBar suit={suit} seat={seat} />
          <CourtCorner judgePersonality={suit.judgePersonality} isSwiping={isOpen} />
        </div>
        <div className="flex flex-col gap-2 sm:gap-4">
          {isOpen ? (
            <OpenDeck deck={deck} total={questions.length} flight={flight} setFlight={setFlight} />
          ) : (
            <RestingDeck
              suit={suit}
              seat={seat}
              userUuid={viewer.uuid}
              siteOrigin={siteOrigin}
              hasQuestions={questions.length > 0}
              isComplete={isComplete}
              isDecided={isDecided}
              wasSwiped={answers.length < questions.length}
            >
              {verdictButton}
            </RestingDeck>
          )}
          {isOpen && verdictButton}
        </div>
      </div>
      {/* Boundaries stand only where they are needed: an empty one still hydrating would trip over the first answer. */}
      {isInBrowser && !isDecided && (
        <Suspense fallback={null}>
          <EntranceOnce
            caseUuid={suit.uuid}
            userUuid={viewer.uuid}
            seat={seat}
            allegation={suit.allegation}
            judgePersonality={suit.judgePersonality}
            names={{
              creator: suit.creatorUsername ?? suit.creatorDisplayName,
              opponent: suit.opponentUsername ?? suit.opponentDisplayName ?? "Not here yet",
            }}
            closing="You may be seated. Swipe right for yes, left for no."
          />
        </Suspense>
      )}
      {dialog !== null && (
        <Suspense fallback={null}>
          {dialog === "ruling" && isDecided && (
            <VerdictOverlay
              decided={decided}
              suitUuid={suit.uuid}
              userUuid={viewer.uuid}
              seat={seat}
              siteOrigin={siteOrigin}
              onClose={closeDialog}
            />
          )}
          {dialog === "not_ready" && (
            <NotReadyDialog suitUuid={suit.uuid} siteOrigin={siteOrigin} onClose={closeDialog} />
          )}
        </Suspense>
      )}
    </div>
  );
}

import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { RulingTime } from "~/components/docket/ruling-time";
import { EntranceCover } from "~/components/entrance/entrance-cover";
import { EntranceOnce } from "~/components/entrance/entrance-once";
import { useVerdict } from "~/components/verdict/use-verdict";
import { useVerdictPoll } from "~/components/verdict/use-verdict-poll";
import { VerdictButton } from "~/components/verdict/verdict-button";
import type { Seat } from "~/domain/case/seat";
import type { OpenDeck as OpenDeckView } from "~/domain/pettysuit/open-deck";
import type { SuitView } from "~/domain/pettysuit/suit-view";
import type { Flight } from "./card/deck-stage";
import { CaseHeading } from "./heading/case-heading";
import { CourtCorner } from "./heading/court-corner";
import { PartiesBar } from "./heading/parties-bar";
import { OpenDeck } from "./open-deck";
import { RestingDeck } from "./resting/resting-deck";
import { useDeck } from "./use-deck";

const importOverlay = () => import("~/components/verdict/ruling/verdict-overlay");
const VerdictOverlay = lazy(importOverlay);
const NotReadyDialog = lazy(() => import("~/components/verdict/not-ready-dialog"));

interface DeckPageProps extends OpenDeckView {
  siteOrigin: string;
  /** When the server made this page, in Unix milliseconds. */
  seenAt: number;
}

/** A case as one of its parties sees it: the deck, and after it the way to the ruling. */
export function DeckPage({ viewer, seat, suit, questions, answers, decided: loaded, ...page }: DeckPageProps) {
  const { siteOrigin, seenAt } = page;
  const [dialog, setDialog] = useState<"ruling" | "not_ready" | null>(null);
  const [flight, setFlight] = useState<Flight | null>(null);
  const openRuling = useCallback(() => setDialog("ruling"), []);
  const closeDialog = useCallback(() => setDialog(null), []);
  const { decided, isChecking, error, check } = useVerdict({ suitUuid: suit.uuid, loaded, onFound: openRuling });
  const isDecided = decided !== null;
  const deck = useDeck({ userUuid: viewer.uuid, questions, answers, isDecided, onSettled: check });
  const { isComplete } = deck;
  useVerdictPoll(isComplete && !isDecided, check);

  // The ruling opens without a wait, also where the connection went down in the meantime.
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
  const rulingTime = !isDecided && (
    <RulingTime
      deadline={suit.deadline}
      seenAt={seenAt}
      reopenedBy={suit.reopenedBy === null ? null : nameOn(suit, suit.reopenedBy)}
      className="text-center"
    />
  );
  return (
    <div className="overflow-x-clip">
      {!isDecided && <EntranceCover caseUuid={suit.uuid} userUuid={viewer.uuid} />}
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
              {rulingTime}
            </RestingDeck>
          )}
          {isOpen && verdictButton}
          {isOpen && rulingTime}
        </div>
      </div>
      {!isDecided && (
        <EntranceOnce
          caseUuid={suit.uuid}
          userUuid={viewer.uuid}
          seat={seat}
          allegation={suit.allegation}
          judgePersonality={suit.judgePersonality}
          names={{ creator: nameOn(suit, "creator"), opponent: nameOn(suit, "opponent") }}
          closing="You may be seated. Swipe right for yes, left for no."
        />
      )}
      {/* Only when it is needed: an empty boundary still hydrating would trip over the first answer. */}
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

function nameOn(suit: SuitView, seat: Seat): string {
  if (seat === "creator") return suit.creatorUsername ?? suit.creatorDisplayName;
  return suit.opponentUsername ?? suit.opponentDisplayName ?? "Not here yet";
}

import { useRevalidator } from "@remix-run/react";
import { lazy, useCallback, useEffect, useState } from "react";
import { STORED } from "~/browser/storage/places";
import { FetchedNotice } from "~/components/ad/fetched-ad";
import { SavedPicks } from "~/components/ad/saved-picks";
import { useAds } from "~/components/ad/use-ads";
import type { Flight } from "~/components/deck/card/deck-stage";
import { DeckLayout } from "~/components/deck/deck-layout";
import { CaseHeading } from "~/components/deck/heading/case-heading";
import { CourtCorner } from "~/components/deck/heading/court-corner";
import { OpenDeck } from "~/components/deck/open-deck";
import { useDeck } from "~/components/deck/use-deck";
import { RulingTime } from "~/components/docket/ruling-time";
import { EntranceCover } from "~/components/entrance/entrance-cover";
import { EntranceOnce } from "~/components/entrance/entrance-once";
import { LazyPart } from "~/components/ui/lazy-part";
import { ReadableRuling } from "~/components/verdict/ruling/readable-ruling";
import { useVerdict } from "~/components/verdict/use-verdict";
import { VerdictButton } from "~/components/verdict/verdict-button";
import type { CaseRef } from "~/domain/case/case-ref";
import type { Seat } from "~/domain/case/seat";
import { SWIPE_RULES } from "~/domain/deck/deck-rules";
import type { OpenDeck as OpenDeckView } from "~/domain/pettysuit/open-deck";
import type { SuitView } from "~/domain/pettysuit/suit-view";
import { useHydrated } from "~/hooks/use-hydrated";
import { PartiesBar } from "./parties-bar";
import { RestingDeck } from "./resting/resting-deck";
import { useCompletion } from "./use-completion";

const importRuling = () => import("~/components/verdict/ruling/ruling");
const Ruling = lazy(importRuling);
const AnotherDay = lazy(() => import("~/components/docket/another-day"));
const CaseNews = lazy(() => import("~/components/docket/case-news"));
const NotReadyDialog = lazy(() => import("~/components/verdict/waiting/not-ready-dialog"));

interface DeckPageProps extends OpenDeckView {
  siteOrigin: string;
  /** When the server made this page, in Unix milliseconds. */
  seenAt: number;
}

function fetchRuling(): void {
  if (!import.meta.env.SSR) importRuling().catch(() => undefined);
}

/** A case as one of its parties sees it: the deck, and after it the way to the ruling. */
export function DeckPage({ viewer, seat, suit, items, answers, decided: loaded, ...page }: DeckPageProps) {
  const { siteOrigin, seenAt } = page;
  const userUuid = viewer.uuid;
  const [dialog, setDialog] = useState<"ruling" | "not_ready" | null>(null);
  const [flight, setFlight] = useState<Flight | null>(null);
  const openRuling = useCallback(() => setDialog("ruling"), []);
  const closeDialog = useCallback(() => setDialog(null), []);
  const { decided, isChecking, error, check, forget } = useVerdict({
    suitUuid: suit.uuid,
    loaded,
    onFound: openRuling,
  });
  const isDecided = decided !== null;
  const deck = useDeck({
    rules: SWIPE_RULES,
    outboxes: STORED.deckOutbox,
    userUuid,
    cards: items,
    answers,
    onSettled: check,
  });
  const ads = useAds({ kind: "pettysuit", caseUuid: suit.uuid, userUuid }, page.savedAds);
  const { isComplete, isThrough, total } = deck;
  useCompletion(isComplete && !isDecided, userUuid);
  const { revalidate } = useRevalidator();
  const filed: CaseRef = { kind: "pettysuit", uuid: suit.uuid };
  const isAlone = suit.opponentUuid === null;
  const isHydrated = useHydrated();
  const isWaiting = isHydrated && !isDecided && (isThrough || isAlone);

  function hearNews() {
    if (isAlone) revalidate();
    // Not before the last card is gone: a ruling would open over it.
    if (isThrough) check();
  }

  /** The deadline is another one, or what was ruled is set aside. */
  function hearMoved() {
    if (isDecided) closeDialog();
    forget();
    revalidate();
  }

  // The ruling opens without a wait, also where the connection went down in the meantime; one that is there is asked
  // for while the page comes to life.
  useState(() => isDecided && fetchRuling());
  useEffect(() => {
    if (isComplete) fetchRuling();
  }, [isComplete]);

  async function pressVerdict() {
    if (isDecided) openRuling();
    else if (!isChecking && (await check()) === "not_ready") setDialog("not_ready");
  }

  // The last card is let out of sight before the deck closes.
  const isOpen = total > 0 && !isDecided && (!isThrough || flight !== null);
  const verdictButton = (
    <VerdictButton
      label={isChecking ? "Checking for verdict..." : isDecided ? "View Verdict" : "Check on Verdict"}
      isBusy={isChecking}
      error={error}
      // While nobody has come, sending the link again is what helps.
      look={isOpen || (isAlone && !isDecided) ? "quiet" : "judge"}
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
    <div className={`overflow-x-clip ${isDecided ? "deck-decided" : ""}`}>
      {!isDecided && <EntranceCover caseUuid={suit.uuid} seat={seat} />}
      <DeckLayout
        isOpen={isOpen}
        heading={
          <>
            <CaseHeading kind="PettySuit" matter={suit.allegation} isRoomy={isDecided} />
            <PartiesBar suit={suit} seat={seat} />
            <CourtCorner judgePersonality={suit.judgePersonality} pleas={SWIPE_RULES.pleas} isSwiping={isOpen} />
          </>
        }
        below={
          isOpen && (
            <>
              {verdictButton}
              {rulingTime}
            </>
          )
        }
      >
        <FetchedNotice notice={ads.notice} />
        {isOpen ? (
          <OpenDeck
            judge={suit.judgePersonality}
            label="PettySwipe"
            deck={deck}
            ads={ads}
            flight={flight}
            setFlight={setFlight}
          />
        ) : (
          <>
            <RestingDeck
              suit={suit}
              seat={seat}
              userUuid={userUuid}
              siteOrigin={siteOrigin}
              hasQuestions={total > 0}
              isComplete={isComplete}
              isDecided={isDecided}
              wasSwiped={answers.length < total}
            >
              {verdictButton}
              {rulingTime}
              {isWaiting && seat === "creator" && (
                <LazyPart isExtra>
                  <AnotherDay filed={filed} seen={suit} />
                </LazyPart>
              )}
            </RestingDeck>
            {isHydrated && isDecided && (
              <LazyPart>
                <Ruling
                  isOpen={dialog === "ruling"}
                  decided={decided}
                  suitUuid={suit.uuid}
                  userUuid={userUuid}
                  seat={seat}
                  siteOrigin={siteOrigin}
                  onOpen={openRuling}
                  onClose={closeDialog}
                />
              </LazyPart>
            )}
            {isDecided && (
              <ReadableRuling decided={decided} filed={filed} userUuid={userUuid} seat={seat} siteOrigin={siteOrigin} />
            )}
            <SavedPicks ads={ads} />
          </>
        )}
      </DeckLayout>
      {!isDecided && (
        <EntranceOnce
          caseUuid={suit.uuid}
          seat={seat}
          allegation={suit.allegation}
          judgePersonality={suit.judgePersonality}
          names={{ creator: nameOn(suit, "creator"), opponent: nameOn(suit, "opponent") }}
          closing="You may be seated. Swipe right for yes, left for no."
        />
      )}
      {isWaiting && (
        // Whoever is through hears it anew: the other may have been faster.
        <LazyPart key={String(isThrough)} isExtra>
          <CaseNews filed={filed} onNews={hearNews} />
        </LazyPart>
      )}
      {isHydrated && !isAlone && (
        <LazyPart isExtra>
          <CaseNews moves filed={filed} onNews={hearMoved} />
        </LazyPart>
      )}
      {/* Only when it is needed: an empty boundary still hydrating would trip over the first answer. */}
      {dialog === "not_ready" && (
        <LazyPart>
          <NotReadyDialog suit={suit} userUuid={userUuid} deck={deck} siteOrigin={siteOrigin} onClose={closeDialog} />
        </LazyPart>
      )}
    </div>
  );
}

function nameOn(suit: SuitView, seat: Seat): string {
  if (seat === "creator") return suit.creatorUsername ?? suit.creatorDisplayName;
  return suit.opponentUsername ?? suit.opponentDisplayName ?? "Not here yet";
}

import { type RefObject, useEffect, useRef } from "react";
import { lookForBadges } from "~/browser/badge/deeds";
import { LinkButton } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import { ForeignWordsIn } from "~/components/ui/words";
import { DownloadCard } from "~/components/verdict/card/download-card";
import { useOpenedExhibit } from "~/components/verdict/ruling/exhibit-list";
import { SaidOutcome } from "~/components/verdict/ruling/said-outcome";
import { SpeakingJudge } from "~/components/verdict/ruling/speaking-judge";
import { TypedRationale } from "~/components/verdict/ruling/typed-rationale";
import { useReveal } from "~/components/verdict/ruling/use-reveal";
import { useRevealedCard } from "~/components/verdict/ruling/use-revealed-card";
import { ShareButton } from "~/components/verdict/sharing/share-button";
import { ShareVerdict } from "~/components/verdict/sharing/share-verdict";
import { useSharing } from "~/components/verdict/sharing/use-sharing";
import type { Answer, Question } from "~/domain/deck/answer";
import type { DecidedDilemma } from "~/domain/dilemma/session";
import { CLOSED_DECISION_TEXT, decisionShareText } from "~/domain/dilemma/share-decision";
import { judgeProfile } from "~/domain/judge/personality";
import { FIRST_ANALYSIS_WORD_AFTER_MS } from "~/domain/verdict/words";
import { DecisionCard, DecisionSaid } from "./decision-card";
import { OwnAnswers } from "./own-answers";

interface DecisionOverlayProps {
  decided: DecidedDilemma;
  sessionUuid: string;
  userUuid: string;
  questions: readonly Question[];
  answers: readonly Answer[];
  /** Where the focus goes when it was opened from the dialog that waited for it. */
  returnFocusTo: RefObject<HTMLElement>;
  onClose: () => void;
}

/** The decision: revealed the first time its person sees it, simply there ever after. */
export default function DecisionOverlay({ decided, sessionUuid, userUuid, questions, ...page }: DecisionOverlayProps) {
  const { card, caseName } = decided;
  useEffect(lookForBadges, []);
  const reveal = useReveal(sessionUuid, userUuid, decided.settledAt);
  const { isReveal, markSeen } = reveal;
  const { cardPlace, isSpoken, isCardThere, showCard, showAtOnce } = useRevealedCard(reveal);
  const { opened, openExhibit } = useOpenedExhibit(showAtOnce);
  const sharing = useSharing(sessionUuid, caseName, {
    open: decisionShareText(card.decision),
    closed: CLOSED_DECISION_TEXT,
    closing: "Don’t say what was decided",
  });
  const sharingPlace = useRef<HTMLDivElement>(null);

  function close() {
    markSeen();
    page.onClose();
  }

  return (
    <ForeignWordsIn foreign={decided.foreign}>
      <Dialog
        open
        onOpenChange={close}
        footer={
          isCardThere &&
          sharing.sharing.state !== "sealed" && (
            <div className="grid">
              <ShareButton sharing={sharing} place={sharingPlace}>
                Share the decision
              </ShareButton>
            </div>
          )
        }
        title="The Analysis"
        description={`${judgeProfile(card.judgePersonality).title} presiding`}
        className="sm:max-w-2xl"
        returnFocusTo={page.returnFocusTo}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-4">
          <SpeakingJudge
            personality={card.judgePersonality}
            face={isSpoken ? "amused" : "ruling"}
            isReveal={isReveal}
            isSpeaking={!isSpoken}
          />
          <TypedRationale
            text={decided.rationale}
            isTyped={isReveal}
            firstWordAfterMs={FIRST_ANALYSIS_WORD_AFTER_MS}
            onTyped={showCard}
            exhibits={questions.length}
            exhibitKind="answers"
            onExhibit={openExhibit}
          />
          <SaidOutcome>{isCardThere && <DecisionSaid card={card} />}</SaidOutcome>
          {isCardThere && (
            <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${isReveal ? "animate-drop-in" : ""}`}>
              <div ref={cardPlace} className="-mx-5 flex justify-center py-1">
                <DecisionCard card={card} />
              </div>
              <DownloadCard
                label="Download Decision Card"
                caseUuid={sessionUuid}
                userUuid={userUuid}
                caseName={caseName}
                cardToken={decided.cardToken}
              />
              <div ref={sharingPlace}>
                <ShareVerdict sharing={sharing} noun="decision" other={null} />
              </div>
              <OwnAnswers questions={questions} answers={page.answers} opened={opened} />
              <LinkButton to="/procrastination">Try Another Dilemma</LinkButton>
            </div>
          )}
        </div>
      </Dialog>
    </ForeignWordsIn>
  );
}

import { useEffect, useRef } from "react";
import { lookForBadges } from "~/browser/badge/deeds";
import { LinkButton } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import { ForeignWordsIn } from "~/components/ui/words";
import { type CaseRef, casePath } from "~/domain/case/case-ref";
import { canFileBack, pathToFileBack } from "~/domain/filing/rematch";
import { judgeProfile } from "~/domain/judge/personality";
import { cardOfDecidedCase } from "~/domain/verdict/decided-case";
import { winnerHeadline } from "~/domain/verdict/verdict-texts";
import { VerdictCard } from "../card/verdict-card";
import { ShareButton } from "../sharing/share-button";
import { ShareKit, useVerdictSharing } from "../sharing/share-kit";
import { DefaultNotice } from "./default-notice";
import { useOpenedExhibit } from "./exhibit-list";
import { OutcomeStamp } from "./outcome-stamp";
import { SaidOutcome } from "./said-outcome";
import { SideBySideAnswers } from "./side-by-side-answers";
import { SpeakingJudge } from "./speaking-judge";
import { TypedRationale } from "./typed-rationale";
import type { useReveal } from "./use-reveal";
import { useRevealedCard } from "./use-revealed-card";
import type { VerdictOverlayProps } from "./verdict-overlay";

interface OpenRulingProps extends VerdictOverlayProps {
  reveal: ReturnType<typeof useReveal>;
}

/** The ruling as it is told: word by word to whoever hears it for the first time. */
export function OpenRuling({
  reveal,
  decided,
  suitUuid,
  userUuid,
  seat,
  siteOrigin,
  transcript,
  onClose,
}: OpenRulingProps) {
  useEffect(lookForBadges, []);
  const { isReveal, markSeen } = reveal;
  const { cardPlace, isSpoken, isCardThere, showCard, showAtOnce } = useRevealedCard(reveal);
  const sharing = useVerdictSharing(suitUuid, decided);
  const sharingPlace = useRef<HTMLDivElement>(null);
  const { opened, openExhibit } = useOpenedExhibit(showAtOnce);
  const { verdict, names } = decided;
  const isPlainWin = verdict.winner !== "other" && !decided.byDefault && !decided.dismissed;
  const isShareable = sharing.sharing.state !== "sealed";
  const isAnswerable = canFileBack(names);
  const filed: CaseRef = { kind: transcript === undefined ? "pettysuit" : "courtroom", uuid: suitUuid };

  function close() {
    markSeen();
    onClose();
  }

  /** Whoever goes to look something up comes back to a ruling that is told. */
  function showExhibit(number: number, mark: HTMLElement) {
    markSeen();
    if (transcript === undefined) openExhibit(number, mark);
    else transcript.onExhibit(number);
  }

  return (
    <ForeignWordsIn foreign={decided.foreign}>
      <Dialog
        open
        onOpenChange={close}
        footer={
          isCardThere &&
          (isShareable || isAnswerable) && (
            <div className="flex flex-wrap gap-3 *:flex-auto *:px-3">
              {isShareable && (
                <ShareButton sharing={sharing} place={sharingPlace}>
                  Share the verdict
                </ShareButton>
              )}
              {isAnswerable && <LinkButton to={pathToFileBack(filed)}>File Back</LinkButton>}
            </div>
          )
        }
        title="The Ruling"
        description={
          decided.dismissed ? "Closed by the clerk" : `${judgeProfile(verdict.judgePersonality).title} presiding`
        }
        className="sm:max-w-2xl"
        {...(transcript?.cameFrom == null ? {} : { onOpenAutoFocus: focusMark(transcript.cameFrom) })}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-4">
          <SpeakingJudge
            personality={verdict.judgePersonality}
            face={isSpoken ? (isPlainWin ? "amused" : "appalled") : "ruling"}
            isReveal={isReveal}
            isSpeaking={!isSpoken}
          />
          {decided.byDefault && <DefaultNotice decided={decided} filed={filed} userUuid={userUuid} />}
          <TypedRationale
            text={verdict.rationale}
            isTyped={isReveal}
            onTyped={showCard}
            exhibits={transcript?.length ?? decided.sideBySide.length}
            exhibitKind={transcript === undefined ? "answers" : "message"}
            onExhibit={showExhibit}
          />
          <SaidOutcome>
            {isSpoken && (
              <OutcomeStamp
                winner={verdict.winner}
                headline={winnerHeadline({ ...verdict, ...decided }, names)}
                isReveal={isReveal}
                isWon={isPlainWin && verdict.winner === seat}
              />
            )}
          </SaidOutcome>
          {isCardThere && (
            <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${isReveal ? "animate-drop-in" : ""}`}>
              <div ref={cardPlace} className="-mx-5 flex justify-center py-1">
                <VerdictCard card={cardOfDecidedCase(decided, new URL(siteOrigin).host)} />
              </div>
              <div ref={sharingPlace} className="grid grid-cols-[minmax(0,1fr)] gap-6">
                <ShareKit sharing={sharing} decided={decided} caseUuid={suitUuid} userUuid={userUuid} seat={seat} />
              </div>
              <SideBySideAnswers decided={decided} seat={seat} opened={opened} />
              <LinkButton to={`${casePath(filed)}/fairness`}>How fair was this?</LinkButton>
            </div>
          )}
        </div>
      </Dialog>
    </ForeignWordsIn>
  );
}

/** Puts the focus on the mark of an exhibit, in place of the dialog's beginning. */
function focusMark(number: number) {
  return (event: Event) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLElement)) return;
    const mark = event.target.querySelector<HTMLElement>(`[data-exhibit="${number}"]`);
    (mark ?? event.target).focus();
  };
}

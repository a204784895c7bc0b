import { useEffect } from "react";
import { lookForBadges } from "~/browser/badge/deeds";
import { LinkButton } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import { ForeignWordsIn } from "~/components/ui/words";
import { type CaseRef, casePath } from "~/domain/case/case-ref";
import type { Seat } from "~/domain/case/seat";
import { judgeProfile } from "~/domain/judge/personality";
import { cardOfDecidedCase, type DecidedCase } from "~/domain/verdict/decided-case";
import { shareText, spoilerFreeText } from "~/domain/verdict/verdict-texts";
import { DownloadCard } from "../card/download-card";
import { VerdictCard } from "../card/verdict-card";
import { ShareVerdict } from "../sharing/share-verdict";
import { DefaultNotice } from "./default-notice";
import { useOpenedExhibit } from "./exhibit-list";
import { FallingGavel } from "./falling-gavel";
import { SideBySideAnswers } from "./side-by-side-answers";
import { TypedRationale } from "./typed-rationale";
import { useReveal } from "./use-reveal";
import { useRevealedCard } from "./use-revealed-card";

interface VerdictOverlayProps {
  decided: DecidedCase;
  /** Of the case, a suit or a courtroom. */
  suitUuid: string;
  userUuid: string;
  seat: Seat;
  siteOrigin: string;
  /** Of a case that was argued: what was said, in place of testimony. A mark leads to the message of its number. */
  transcript?: {
    length: number;
    onExhibit: (number: number) => void;
    /** The number of the message that the reader comes back from, null where they come from elsewhere. */
    cameFrom: number | null;
  };
  onClose: () => void;
}

/** The ruling: revealed the first time a person sees it, simply there ever after. */
export default function VerdictOverlay({
  decided,
  suitUuid,
  userUuid,
  seat,
  siteOrigin,
  transcript,
  onClose,
}: VerdictOverlayProps) {
  useEffect(lookForBadges, []);
  const isReveal = useReveal(suitUuid, userUuid, decided.settledAt);
  const { cardPlace, isCardThere, showCard, showAtOnce } = useRevealedCard(isReveal);
  const { opened, openExhibit } = useOpenedExhibit(showAtOnce);
  const { verdict, names } = decided;
  const filed: CaseRef = { kind: transcript === undefined ? "pettysuit" : "courtroom", uuid: suitUuid };

  return (
    <ForeignWordsIn foreign={decided.foreign}>
      <Dialog
        open
        onOpenChange={onClose}
        title="The Ruling"
        description={
          decided.dismissed ? "Closed by the clerk" : `${judgeProfile(verdict.judgePersonality).title} presiding`
        }
        className="sm:max-w-2xl"
        {...(transcript?.cameFrom == null ? {} : { onOpenAutoFocus: focusMark(transcript.cameFrom) })}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-4">
          <FallingGavel isFalling={isReveal} />
          {decided.byDefault && <DefaultNotice decided={decided} filed={filed} userUuid={userUuid} />}
          <TypedRationale
            text={verdict.rationale}
            isTyped={isReveal}
            onTyped={showCard}
            exhibits={transcript?.length ?? decided.sideBySide.length}
            exhibitKind={transcript === undefined ? "answers" : "message"}
            onExhibit={transcript?.onExhibit ?? openExhibit}
          />
          {isCardThere && (
            <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${isReveal ? "animate-drop-in" : ""}`}>
              <div ref={cardPlace} className="-mx-5 flex justify-center py-1">
                <VerdictCard card={cardOfDecidedCase(decided, new URL(siteOrigin).host)} />
              </div>
              <DownloadCard
                label="Download Verdict Card"
                caseUuid={suitUuid}
                userUuid={userUuid}
                caseName={verdict.caseName}
                cardToken={decided.cardToken}
              />
              <ShareVerdict
                noun="verdict"
                caseUuid={suitUuid}
                caseName={verdict.caseName}
                texts={{
                  open: shareText({ ...verdict, byDefault: decided.byDefault, dismissed: decided.dismissed }, names),
                  closed: spoilerFreeText(verdict),
                  closing: "Don’t say who won",
                }}
                other={names[seat === "creator" ? "opponent" : "creator"]}
              />
              {decided.sideBySide.length > 0 && (
                <SideBySideAnswers rows={decided.sideBySide} names={names} seat={seat} opened={opened} />
              )}
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

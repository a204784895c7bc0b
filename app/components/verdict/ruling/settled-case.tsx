import { ForeignWordsIn, Words } from "~/components/ui/words";
import type { CaseRef } from "~/domain/case/case-ref";
import type { Seat } from "~/domain/case/seat";
import { cardOfDecidedCase, type DecidedCase } from "~/domain/verdict/decided-case";
import { withoutMarks } from "~/domain/verdict/words";
import { useHydrated } from "~/hooks/use-hydrated";
import { VerdictCard } from "../card/verdict-card";
import { ShareKit, useVerdictSharing } from "../sharing/share-kit";
import { Outcome } from "./outcome";
import { SideBySideAnswers } from "./side-by-side-answers";

export interface SettledCaseProps {
  decided: DecidedCase;
  filed: CaseRef;
  userUuid: string;
  seat: Seat;
  siteOrigin: string;
}

/** What a case has come to: who won and why, the card, both testimonies, and what to do next. */
export default function SettledCase({ decided, filed, userUuid, seat, siteOrigin }: SettledCaseProps) {
  const { verdict } = decided;
  const sharing = useVerdictSharing(filed.uuid, decided);
  return (
    <ForeignWordsIn foreign={decided.foreign}>
      <section aria-labelledby="outcome" className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4">
        <Outcome decided={decided} filed={filed}>
          <p dir="auto" className="leading-relaxed [overflow-wrap:anywhere]">
            <Words>{withoutMarks(verdict.rationale)}</Words>
          </p>
          <div className="-mx-4 flex justify-center">
            <VerdictCard card={cardOfDecidedCase(decided, new URL(siteOrigin).host)} />
          </div>
        </Outcome>
        <SideBySideAnswers decided={decided} seat={seat} opened={null} />
        {useHydrated() && (
          <ShareKit sharing={sharing} decided={decided} caseUuid={filed.uuid} userUuid={userUuid} seat={seat} />
        )}
      </section>
    </ForeignWordsIn>
  );
}

import { useState } from "react";
import { ForeignWordsIn } from "~/components/ui/words";
import type { CaseRef } from "~/domain/case/case-ref";
import type { Seat } from "~/domain/case/seat";
import { cardOfDecidedCase, type DecidedCase } from "~/domain/verdict/decided-case";
import { VerdictCard } from "../card/verdict-card";
import { Outcome } from "./outcome";
import { SideBySideAnswers } from "./side-by-side-answers";
import { wasDelivered } from "./verdict-delivery";

interface SettledCaseProps {
  decided: DecidedCase;
  filed: CaseRef;
  userUuid: string;
  seat: Seat;
  siteOrigin: string;
}

/**
 * What a case has come to, for whoever has seen its ruling: who won, the card, both testimonies, and what to do next.
 * Nothing for whoever has not: the ruling is to be opened, and not to be read off the page behind it.
 */
export default function SettledCase({ decided, filed, userUuid, seat, siteOrigin }: SettledCaseProps) {
  const [isSeen] = useState(() => wasDelivered(filed.uuid, userUuid, decided.settledAt));
  if (!isSeen) return null;
  const { names, sideBySide } = decided;
  return (
    <ForeignWordsIn foreign={decided.foreign}>
      <section aria-labelledby="outcome" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Outcome decided={decided} filed={filed}>
          <div className="-mx-4 flex justify-center">
            <VerdictCard card={cardOfDecidedCase(decided, new URL(siteOrigin).host)} />
          </div>
        </Outcome>
        {sideBySide.length > 0 && <SideBySideAnswers rows={sideBySide} names={names} seat={seat} opened={null} />}
      </section>
    </ForeignWordsIn>
  );
}

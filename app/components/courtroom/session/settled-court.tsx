import { Button } from "~/components/ui/button";
import { ForeignWordsIn } from "~/components/ui/words";
import { Outcome } from "~/components/verdict/ruling/outcome";
import { wasDelivered } from "~/components/verdict/ruling/verdict-delivery";
import { isDeserted } from "~/domain/case/seat";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import type { DecidedCase } from "~/domain/verdict/decided-case";

interface SettledCourtProps {
  decided: DecidedCase;
  courtroom: Courtroom;
  userUuid: string;
  onViewVerdict: () => void;
}

/**
 * What a settled court has in the place where one spoke. Whoever has not seen the ruling opens it here, and does not
 * read off it who won.
 */
export function SettledCourt({ decided, courtroom, userUuid, onViewVerdict }: SettledCourtProps) {
  const { uuid, creatorUuid, opponent } = courtroom;
  const viewVerdict = (
    <Button look="judge" data-takes-focus data-main-action onClick={onViewVerdict}>
      View Verdict
    </Button>
  );
  if (!wasDelivered(uuid, userUuid, decided.settledAt)) {
    return (
      <>
        <h2 className="font-display text-xl leading-tight sm:text-2xl">The judge has ruled.</h2>
        <div data-unheard>{viewVerdict}</div>
      </>
    );
  }
  return (
    <ForeignWordsIn foreign={decided.foreign}>
      {isDeserted({ creatorUuid, opponentUuid: opponent?.uuid ?? null }) && (
        <p className="text-ink-soft text-sm">The other side has left for good.</p>
      )}
      <Outcome decided={decided} filed={{ kind: "courtroom", uuid }} isCompact>
        {viewVerdict}
      </Outcome>
    </ForeignWordsIn>
  );
}

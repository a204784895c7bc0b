import type { ReactNode } from "react";
import { LinkButton } from "~/components/ui/button";
import { type CaseRef, casePath } from "~/domain/case/case-ref";
import { canFileBack, pathToFileBack } from "~/domain/filing/rematch";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import { winnerHeadline } from "~/domain/verdict/verdict-texts";

interface OutcomeProps {
  decided: DecidedCase;
  filed: CaseRef;
  /** Stands below other things, which need the screen too. */
  isCompact?: boolean;
  /** What shows the verdict: the card, or the way to it. */
  children: ReactNode;
}

/** What a case has come to, and what to do next. */
export function Outcome({ decided, filed, isCompact = false, children }: OutcomeProps) {
  const { verdict, names, byDefault, dismissed } = decided;
  const [heading, next] = isCompact
    ? ["text-xl sm:text-2xl", "flex flex-wrap gap-x-4 gap-y-2"]
    : ["text-center text-3xl", "grid gap-3 sm:grid-cols-2"];
  return (
    <>
      <h2 id="outcome" className={`font-display leading-tight [overflow-wrap:anywhere] ${heading}`}>
        {winnerHeadline({ winner: verdict.winner, byDefault, dismissed }, names)}
      </h2>
      {!isCompact && children}
      <div className={next}>
        {isCompact && children}
        {canFileBack(names) && (
          <LinkButton to={pathToFileBack(filed)} look={isCompact ? "plain" : "judge"}>
            File Back
          </LinkButton>
        )}
        <LinkButton to={`${casePath(filed)}/fairness`} look={isCompact ? "quiet" : "plain"}>
          How fair was this?
        </LinkButton>
      </div>
    </>
  );
}

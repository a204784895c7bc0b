import { Button } from "~/components/ui/button";
import type { CaseRef } from "~/domain/case/case-ref";
import { timeLeft } from "~/domain/docket/time-left";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import { formatDefault } from "~/domain/verdict/fairness";
import { useNow } from "~/hooks/use-now";
import { useVacate } from "./use-vacate";

interface DefaultNoticeProps {
  decided: DecidedCase;
  filed: CaseRef;
  userUuid: string;
}

/** What a default judgment is, over the ruling; and the way out of it for whoever was not there. */
export function DefaultNotice({ decided, filed, userUuid }: DefaultNoticeProps) {
  const { verdict, names, vacatableUntil, sideBySide, isTestimonyLost } = decided;
  const isSealed = sideBySide.length === 0 && !isTestimonyLost;
  return (
    <section
      aria-label="Default judgment"
      className="grid gap-3 rounded-uneven border-[2.5px] border-ink border-dashed bg-paper-deep p-4"
    >
      <h3 className="font-display text-xl leading-tight">Default judgment</h3>
      <p className="[overflow-wrap:anywhere]">{formatDefault(verdict.winner, names)}</p>
      {filed.kind === "pettysuit" && isSealed && verdict.winner !== "other" && (
        <p className="text-sm">What was sworn stays sealed for as long as this can be set aside.</p>
      )}
      {vacatableUntil !== null && <SetAside until={Date.parse(vacatableUntil)} filed={filed} userUuid={userUuid} />}
    </section>
  );
}

function SetAside({ until, filed, userUuid }: { until: number; filed: CaseRef; userUuid: string }) {
  const left = timeLeft(until, useNow(Date.now()));
  const { vacate, isVacating, error } = useVacate(filed, userUuid);
  if (left === null) return null;
  return (
    <>
      <p>You can set it aside for {left} more. The case opens again for 24 hours, and this ruling is gone for good.</p>
      {error !== null && (
        <p role="alert" className="font-semibold text-error">
          {error}
        </p>
      )}
      <Button look="judge" aria-disabled={isVacating} onClick={vacate}>
        {isVacating ? "Setting it aside…" : "Set it aside"}
      </Button>
    </>
  );
}

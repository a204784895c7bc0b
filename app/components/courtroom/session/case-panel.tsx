import type { ReactNode } from "react";
import { RulingTime } from "~/components/docket/ruling-time";
import { PresidingJudge } from "~/components/judge/presiding-judge";
import type { CourtView } from "~/domain/courtroom/court-view";
import { nameIn } from "../seats";
import { CaseTitle } from "./case-title";
import { CourtParty } from "./court-party";

interface CasePanelProps {
  view: CourtView;
  /** When the server made this page, in Unix milliseconds. */
  seenAt: number;
  /** What asks for the decision: far from where one writes, so that no thumb slips onto it. */
  children: ReactNode;
}

/** The case: above the talk on phones, beside it on desktops. A long complaint scrolls here and moves nothing else. */
export function CasePanel({ view, seenAt, children }: CasePanelProps) {
  const { allegation, judgePersonality, code, status, deadline, reopenedBy } = view.courtroom;
  const isReopened = reopenedBy !== null;
  return (
    <div className="flex flex-col gap-1.5 overflow-y-auto px-3 pt-2 pb-1.5 max-lg:max-h-[40dvh] max-lg:shrink-0 max-lg:[@media(max-height:30rem)]:max-h-[24dvh] sm:px-5 lg:h-0 lg:min-h-full lg:gap-6 lg:px-1 lg:py-2">
      <CaseTitle allegation={allegation} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-3 group-data-cramped/room:hidden max-lg:[@media(max-height:30rem)]:hidden lg:border-ink lg:border-y-2 lg:py-3 lg:text-lg">
        <CourtParty view={view} seat="creator" />
        <span className="self-center font-display">v.</span>
        <CourtParty view={view} seat="opponent" className="text-end [&>p:first-child]:justify-end" />
      </div>
      {status === "active" && deadline !== null && (
        <RulingTime
          deadline={deadline}
          seenAt={seenAt}
          reopenedBy={isReopened ? nameIn(view.courtroom, reopenedBy) : null}
          className={isReopened ? "" : "hidden lg:block"}
        />
      )}
      <div className="empty:hidden group-data-cramped/room:hidden">{children}</div>
      <div className="hidden gap-6 lg:grid">
        <PresidingJudge personality={judgePersonality} look="medium" />
        <p className="text-sm">
          Case code <strong className="font-display font-normal text-lg tracking-[0.12em]">{code}</strong>
        </p>
        <p className="text-ink-soft text-sm">
          Both sides argue; when both want a decision, the judge reads everything that was said and rules. Enter sends,
          Shift and Enter makes a new line, arrows lead from message to message.
        </p>
      </div>
    </div>
  );
}

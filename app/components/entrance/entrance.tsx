import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import { Button } from "~/components/ui/button";
import type { PartyNames } from "~/domain/case/party-names";
import type { Seat } from "~/domain/case/seat";
import { ENTRANCE_STAGES, type EntranceStage, nextStage, stageDuration } from "~/domain/entrance/entrance";
import type { JudgePersonality } from "~/domain/judge/personality";
import { PRODUCT_NAME } from "~/domain/product";
import { rememberEntrance } from "./entrance-memory";
import { CourtBehind, EntranceAllegations, EntranceJudge, EntranceParties } from "./entrance-scenes";
import { NothingOnFailure } from "./nothing-on-failure";

export interface EntranceProps {
  caseUuid: string;
  allegation: string;
  judgePersonality: JudgePersonality;
  names: PartyNames;
  seat: Seat;
  /** The court's last words before it is in session. */
  closing: string;
  onEntered: () => void;
}

/** What stands in one column. On a phone that lies there are two of them, side by side. */
const GROUP = "grid grid-cols-[minmax(0,1fr)] gap-3 tall:gap-5 sm:tall:gap-7 lying:flex-1";

/** The court's entrance, which remembers that it was seen. */
export function Entrance({ onEntered, ...props }: EntranceProps) {
  function enter() {
    rememberEntrance(props.caseUuid, props.seat);
    onEntered();
  }

  return (
    <NothingOnFailure>
      <Procession {...props} onEntered={enter} />
    </NothingOnFailure>
  );
}

/** The court comes in: in five stages that stay on the stage, or as one still for whom nothing should move. */
function Procession({ allegation, judgePersonality, names, seat, closing, onEntered }: EntranceProps) {
  const [isStill] = useState(prefersReducedMotion);
  const stage = useStages(allegation, isStill, onEntered);
  const button = useRef<HTMLButtonElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const isLast = stage === "closing";
  const has = (each: EntranceStage) => ENTRANCE_STAGES.indexOf(each) <= ENTRANCE_STAGES.indexOf(stage);

  // The page behind keeps its place in the order of focus for afterwards.
  useEffect(() => {
    const before = document.activeElement;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    // On a low screen what has just come in must not stay below the edge.
    if (stage !== "title") scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: "smooth" });
  }, [stage]);

  /** There is one thing to press, and what lies behind is not to be reached. */
  function keepInside(event: KeyboardEvent) {
    if (event.key === "Tab") event.preventDefault();
    if (event.key === "Escape") onEntered();
  }

  return (
    <div
      ref={scroller}
      role="dialog"
      aria-modal="true"
      aria-label="Court is coming in"
      onKeyDown={keepInside}
      className="fixed inset-0 z-50 flex animate-fade-in flex-col overflow-y-auto bg-paper text-ink"
    >
      <CourtBehind />
      <div className="relative mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center gap-3 px-5 py-3 text-center tall:gap-5 tall:py-6 lying:max-w-[90vw] lying:flex-row lying:items-center lying:gap-8 lying:pt-10 sm:tall:gap-7">
        <div className={GROUP}>
          <div className="halftone -rotate-1 rounded-uneven-lg border-[3px] border-ink bg-judge px-4 py-2 text-on-color shadow-hard-lg motion-safe:animate-drop-in tall:py-4">
            <p className="font-bold text-xs uppercase tracking-[0.18em]">All rise</p>
            <p className="font-display text-[min(2.75rem,9vw)] leading-none lying:text-4xl">{PRODUCT_NAME} Court</p>
          </div>
          {has("judge") && <EntranceJudge judgePersonality={judgePersonality} />}
        </div>
        {has("parties") && (
          <div className={GROUP}>
            <EntranceParties names={names} seat={seat} />
            {has("allegations") && <EntranceAllegations allegation={allegation} />}
            {has("closing") && (
              <p className="animate-line-in font-display text-lg leading-tight tall:text-xl">{closing}</p>
            )}
          </div>
        )}
      </div>
      <div className="sticky bottom-0 grid justify-items-center px-5 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button ref={button} look={isLast ? "judge" : "plain"} size="lg" onClick={onEntered}>
          {isLast ? "Take your place" : "Skip"}
        </Button>
      </div>
    </div>
  );
}

/** The stage that stands now. A still is at the last one, and stays until somebody goes on. */
function useStages(allegation: string, isStill: boolean, onOver: () => void): EntranceStage {
  const [stage, setStage] = useState<EntranceStage>(isStill ? "closing" : "title");
  const over = useRef(onOver);

  useEffect(() => {
    if (isStill) return;
    const timer = setTimeout(
      () => {
        const next = nextStage(stage);
        if (next === null) over.current();
        else setStage(next);
      },
      stageDuration(stage, allegation),
    );
    return () => clearTimeout(timer);
  }, [stage, allegation, isStill]);

  return stage;
}

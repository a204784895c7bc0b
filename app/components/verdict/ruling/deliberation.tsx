import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from "react";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import { Words } from "~/components/ui/words";
import { type JudgePersonality, judgePortraitPath, judgeProfile } from "~/domain/judge/personality";
import {
  type CaseAtAGlance,
  DELIBERATION_MS,
  deliberationLines,
  LAST_LINE_AFTER_MS,
} from "~/domain/verdict/deliberation";
import { FallingGavel } from "./falling-gavel";

const SKIP_KEYS = ["Enter", " ", "Escape"];

interface DeliberationProps {
  judge: JudgePersonality;
  glance: CaseAtAGlance;
  /** Over by itself, or by a tap or one of the keys for it. Must keep its identity between renders. */
  onOver: () => void;
}

/** The judge thinks aloud for a moment before the ruling, on the screens of both. */
export function Deliberation({ judge, glance, onOver }: DeliberationProps) {
  const skip = useRef<HTMLButtonElement>(null);
  const linesId = useId();
  const lines = deliberationLines(judge, glance);

  useEffect(() => {
    const timer = setTimeout(onOver, DELIBERATION_MS);
    return () => clearTimeout(timer);
  }, [onOver]);

  // What had the focus has it again before the ruling opens, which gives it back there in the end.
  useLayoutEffect(() => {
    const before = document.activeElement;
    skip.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  function goOn(event: KeyboardEvent) {
    const isSkip = SKIP_KEYS.includes(event.key);
    // There is one thing to focus: tabbing on would leave for the page below. All other keys are the browser's.
    if (isSkip || event.key === "Tab") event.preventDefault();
    if (isSkip) onOver();
  }

  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-label="The judge deliberates"
      aria-describedby={linesId}
      onKeyDown={goOn}
      onClick={onOver}
      className="fixed inset-0 z-50 grid animate-fade-in grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-4 overflow-y-auto bg-paper px-5 py-4 text-center text-ink lying:gap-2"
    >
      <div className="flex items-end gap-2">
        {/* Behind this face, and until it has come, the one that the page has. */}
        <span
          style={{ backgroundImage: `url(${judgePortraitPath(judge)})` }}
          className="size-[min(10rem,30svh)] overflow-hidden rounded-full border-[3px] border-ink bg-cover bg-judge shadow-hard-lg"
        >
          <JudgePortrait personality={judge} face="listening" size={160} decorative className="size-full" />
        </span>
        <FallingGavel isFalling after={LAST_LINE_AFTER_MS} />
      </div>
      <p className="font-bold text-judge-text text-xs uppercase tracking-[0.14em]">
        {judgeProfile(judge).title} deliberates
      </p>
      <div
        id={linesId}
        className="grid max-w-2xl gap-2 font-display text-[min(1.5rem,5.6vw,7svh)] leading-tight [overflow-wrap:anywhere] lying:max-w-4xl"
      >
        {lines.map((line, index) => (
          <p
            key={line}
            className="animate-line-in [animation-fill-mode:backwards]"
            style={{ animationDelay: `${(index * LAST_LINE_AFTER_MS) / (lines.length - 1)}ms` }}
          >
            <Words>{line}</Words>
          </p>
        ))}
      </div>
      <button ref={skip} type="button" className="min-h-11 rounded-uneven px-4 font-bold underline underline-offset-4">
        Skip
      </button>
    </div>
  );
}

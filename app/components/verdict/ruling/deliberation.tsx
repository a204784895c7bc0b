import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";
import { type CaseAtAGlance, DELIBERATION_MS, deliberationLines, LINE_EVERY_MS } from "~/domain/verdict/deliberation";
import { FallingGavel } from "./falling-gavel";

interface DeliberationProps {
  judge: JudgePersonality;
  glance: CaseAtAGlance;
  /** Over by itself, or by a tap or a key. Must keep its identity between renders. */
  onOver: () => void;
}

/** The judge thinks aloud for a moment before the ruling, on the screens of both. */
export function Deliberation({ judge, glance, onOver }: DeliberationProps) {
  const skip = useRef<HTMLButtonElement>(null);

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
    event.preventDefault();
    if (event.key !== "Tab" && event.key !== "Shift") onOver();
  }

  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-label="The judge deliberates"
      onKeyDown={goOn}
      onClick={onOver}
      className="fixed inset-0 z-50 grid animate-fade-in grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-4 overflow-y-auto bg-paper px-5 py-4 text-center text-ink lying:gap-2"
    >
      <div className="flex items-end gap-2">
        <JudgePortrait
          personality={judge}
          face="listening"
          size={160}
          decorative
          className="size-[min(10rem,30svh)] rounded-full border-[3px] border-ink bg-judge shadow-hard-lg"
        />
        <FallingGavel isFalling={false} />
      </div>
      <p className="font-bold text-judge-text text-xs uppercase tracking-[0.14em]">
        {judgeProfile(judge).title} deliberates
      </p>
      <div className="grid max-w-2xl gap-2 font-display text-[min(1.5rem,5.6vw,7svh)] leading-tight [overflow-wrap:anywhere] lying:max-w-4xl">
        {deliberationLines(judge, glance).map((line, index) => (
          <p key={line} className="animate-line-in [animation-fill-mode:backwards]" style={delay(index)}>
            {line}
          </p>
        ))}
      </div>
      <button ref={skip} type="button" className="min-h-11 rounded-uneven px-4 font-bold underline underline-offset-4">
        Skip
      </button>
    </div>
  );
}

function delay(index: number) {
  return { animationDelay: `${index * LINE_EVERY_MS}ms` };
}

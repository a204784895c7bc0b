import type { ReactNode } from "react";
import { Words } from "~/components/ui/words";

/** A question card as it is printed. Every card of a deck is one of these: on top, beneath, or flying. */
export function CardFace({ number, prompt, children }: { number: number; prompt: string; children?: ReactNode }) {
  return (
    <div className="relative flex h-full flex-col rounded-uneven-lg border-[3px] border-ink bg-panel px-5 py-4 shadow-hard sm:px-7 sm:py-6">
      <p className="rule-double pb-1.5 font-bold text-ink-soft text-xs uppercase tracking-[0.14em]">
        The court asks · {number}
      </p>
      <div className="grid flex-1 place-items-center py-3">
        <p
          dir="auto"
          className={`text-balance text-center font-display leading-[1.2] [overflow-wrap:anywhere] ${promptSize(prompt)}`}
        >
          <Words>{prompt}</Words>
        </p>
      </div>
      {children}
    </div>
  );
}

function promptSize(prompt: string): string {
  return prompt.length > 90 ? "text-xl sm:text-2xl" : "text-2xl sm:text-[1.75rem]";
}

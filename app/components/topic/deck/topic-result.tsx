import type { TopicDeckState } from "~/domain/topic/topic-deck";
import { agreeingPercent } from "~/domain/topic/topic-votes";
import { formatOutcome } from "./outcome-words";

/** What the petty community thinks, on the card that was just voted on: a bar, the mild on its right, and the words. */
export function TopicResult({ outcome }: { outcome: TopicDeckState["outcome"] }) {
  const percent = outcome === null || outcome === "gone" ? null : agreeingPercent(outcome);
  return (
    <div className="absolute inset-x-3 bottom-3 rounded-uneven border-[2.5px] border-ink bg-judge px-3 py-2 text-center font-bold text-on-color text-sm leading-tight">
      {percent !== null && (
        <div aria-hidden className="mb-1.5 flex h-3 overflow-hidden rounded-full border-2 border-on-color">
          <span className="flex-1" />
          <span className="bg-on-color" style={{ width: `${percent}%` }} />
        </div>
      )}
      {formatOutcome(outcome)}
    </div>
  );
}

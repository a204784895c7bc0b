import { UndoIcon } from "~/components/deck/icons";
import { formatStanding } from "./outcome-words";
import type { TopicDeckControl } from "./use-topic-deck";

/** How it stands with the last vote, and the way to change it. */
export function TopicRecord({ deck }: { deck: TopicDeckControl }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <p role="status" className="font-bold text-sm leading-tight">
        {formatStanding(deck)}
      </p>
      <button
        type="button"
        onClick={deck.takeBack}
        aria-disabled={deck.last === null}
        className="-mr-2 flex min-h-11 shrink-0 items-center gap-1.5 rounded-uneven px-2 font-bold text-sm aria-disabled:text-ink-soft"
      >
        <UndoIcon className="size-4" />
        Change my mind
      </button>
    </div>
  );
}

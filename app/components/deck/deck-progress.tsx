import { UndoIcon } from "./icons";

interface DeckProgressProps {
  /** Number of the question on top, from 1. */
  number: number;
  total: number;
  canUndo: boolean;
  onUndo: () => void;
}

/** How far the deck is, and the way one step back. */
export function DeckProgress({ number, total, canUndo, onUndo }: DeckProgressProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <div>
        <p className="font-bold text-sm tabular-nums">
          Question {number} of {total}
        </p>
        <Dots number={number} total={total} />
      </div>
      <button
        type="button"
        onClick={onUndo}
        aria-disabled={!canUndo}
        className="-mr-2 flex min-h-11 items-center gap-1.5 rounded-uneven px-2 font-bold text-sm aria-disabled:text-ink-soft aria-disabled:no-underline"
      >
        <UndoIcon className="size-4" />
        Undo
      </button>
    </div>
  );
}

function Dots({ number, total }: { number: number; total: number }) {
  return (
    <div aria-hidden className="mt-1 flex flex-wrap gap-1.5">
      {Array.from({ length: total }, (_, index) => index + 1).map((dot) => (
        <span key={dot} className={`h-2 rounded-full border-[1.5px] border-ink ${dotLook(dot, number)}`} />
      ))}
    </div>
  );
}

function dotLook(dot: number, number: number): string {
  if (dot < number) return "w-2 bg-ink";
  return dot === number ? "w-5 bg-judge" : "w-2";
}

/** How far it is to the next badge. The words beside it say it too. */
export function ProgressBar({ percent }: { percent: number }) {
  return (
    <span aria-hidden className="block h-3 min-w-12 flex-1 overflow-hidden rounded-full border-2 border-ink bg-paper">
      <span className="block h-full origin-left bg-judge" style={{ transform: `scaleX(${percent / 100})` }} />
    </span>
  );
}

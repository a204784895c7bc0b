/** How far a topic is on its way to the shortest one. The hint below the field says it in words. */
export function UnlockBar({ progress }: { progress: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Characters until it can be posted"
      aria-valuenow={Math.round(progress * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-3 overflow-hidden rounded-full border-2 border-ink bg-paper"
    >
      <div
        className="h-full origin-left bg-judge motion-safe:transition-transform motion-safe:duration-150"
        style={{ transform: `scaleX(${progress})` }}
      />
    </div>
  );
}

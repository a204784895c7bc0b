/** A card that is still being printed. */
export function DeckSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="flex min-h-[min(16rem,41dvh)] flex-col gap-3 rounded-uneven-lg border-[3px] border-ink border-dashed bg-panel px-5 py-4 sm:px-7 sm:py-6"
    >
      <p className="rule-double pb-1.5 font-bold text-ink-soft text-xs uppercase tracking-[0.14em]">{label}</p>
      <div aria-hidden className="grid flex-1 content-center justify-items-center gap-3">
        <span className="h-5 w-4/5 rounded-uneven bg-paper-deep" />
        <span className="h-5 w-11/12 rounded-uneven bg-paper-deep" />
        <span className="h-5 w-1/2 rounded-uneven bg-paper-deep" />
      </div>
    </div>
  );
}

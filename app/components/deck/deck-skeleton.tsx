/** A card that is still being printed. */
export function DeckSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="deck-skeleton">
      <p className="deck-caption">{label}</p>
      <div aria-hidden className="grid flex-1 content-center justify-items-center gap-3">
        <span className="h-5 w-4/5 rounded-uneven bg-paper-deep" />
        <span className="h-5 w-11/12 rounded-uneven bg-paper-deep" />
        <span className="h-5 w-1/2 rounded-uneven bg-paper-deep" />
      </div>
    </div>
  );
}

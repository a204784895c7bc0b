/** A transcript that is still being fetched: shaped like the talk to come. */
export function TranscriptSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="flex min-h-[min(6rem,15dvh)] flex-1 basis-0 flex-col justify-end gap-3 overflow-hidden px-3 py-4 sm:px-5"
    >
      <p className="rule-double mb-auto pb-1.5 font-bold text-ink-soft text-xs uppercase tracking-[0.14em]">{label}</p>
      <div aria-hidden className="grid gap-3">
        <span className="h-11 w-3/5 rounded-[4px] bg-paper-deep" />
        <span className="h-11 w-2/5 rounded-[4px] bg-paper-deep" />
        <span className="h-16 w-1/2 justify-self-end rounded-[1.1rem] bg-paper-deep" />
        <span className="h-11 w-2/3 rounded-[4px] bg-paper-deep" />
        <span className="h-11 w-1/3 justify-self-end rounded-[1.1rem] bg-paper-deep" />
      </div>
    </div>
  );
}

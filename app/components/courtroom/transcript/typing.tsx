/** Somebody is writing. The dots move only for those who want things to. */
export function Typing({ name }: { name: string }) {
  return (
    <p className="flex items-center gap-2 px-1 pt-3 text-ink-soft text-sm">
      <span aria-hidden className="flex gap-1">
        {["", "[animation-delay:150ms]", "[animation-delay:300ms]"].map((delay) => (
          <span key={delay} className={`size-2 rounded-full bg-ink-soft motion-safe:animate-pulse ${delay}`} />
        ))}
      </span>
      <span>
        <bdi>{name}</bdi> is writing…
      </span>
    </p>
  );
}

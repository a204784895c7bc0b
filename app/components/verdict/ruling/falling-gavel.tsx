/** The gavel on its block. Where it falls, it does so once, and is held up until then: `after` so many milliseconds. */
export function FallingGavel({ isFalling, after = 0 }: { isFalling: boolean; after?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 76" className="block h-16 w-26 overflow-visible">
      <g className="stroke-ink" strokeWidth="3" strokeLinejoin="round">
        <path className="fill-ink" d="M12 66h56l4 7H8z" />
        <path className="fill-plaintiff" d="M18 58h44v8H18z" />
        <g
          className={`origin-[112px_56px] ${isFalling ? "animate-gavel" : ""}`}
          style={{ animationDelay: `${after}ms` }}
        >
          <path className="fill-judge" d="M52 40l60 12-1 8-61-10z" />
          <path className="fill-judge" d="M26 24l28-3 3 34-29 3z" />
          <path className="fill-paper" d="M22 20l36-4 1 8-36 4zM25 53l36-4 1 8-36 4z" />
        </g>
      </g>
    </svg>
  );
}

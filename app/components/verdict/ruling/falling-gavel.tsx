import { useEffect, useRef } from "react";

/** Up, down, a small bounce, at rest. */
const FALL: Keyframe[] = [
  { transform: "rotate(58deg)", offset: 0 },
  { transform: "rotate(66deg)", offset: 0.35, easing: "cubic-bezier(0.6, 0, 1, 0.5)" },
  { transform: "rotate(0deg)", offset: 0.6, easing: "ease-out" },
  { transform: "rotate(9deg)", offset: 0.76, easing: "ease-in" },
  { transform: "rotate(0deg)", offset: 1 },
];
const FALL_MS = 620;

/** The gavel on its block. Where it falls, it does so once, and is held up until then: `after` so many milliseconds. */
export function FallingGavel({ isFalling, after = 0 }: { isFalling: boolean; after?: number }) {
  const gavel = useRef<SVGGElement>(null);

  useEffect(() => {
    if (!isFalling) return;
    const fall = gavel.current?.animate(FALL, {
      duration: FALL_MS,
      easing: "ease-in-out",
      delay: after,
      fill: "backwards",
    });
    return () => fall?.cancel();
  }, [isFalling, after]);

  return (
    <svg aria-hidden="true" viewBox="0 0 120 76" className="block h-16 w-26 overflow-visible">
      <g className="stroke-ink" strokeWidth="3" strokeLinejoin="round">
        <path className="fill-ink" d="M12 66h56l4 7H8z" />
        <path className="fill-plaintiff" d="M18 58h44v8H18z" />
        <g ref={gavel} className="origin-[112px_56px]">
          <path className="fill-judge" d="M52 40l60 12-1 8-61-10z" />
          <path className="fill-judge" d="M26 24l28-3 3 34-29 3z" />
          <path className="fill-paper" d="M22 20l36-4 1 8-36 4zM25 53l36-4 1 8-36 4z" />
        </g>
      </g>
    </svg>
  );
}

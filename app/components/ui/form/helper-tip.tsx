import { useEffect, useId, useRef, useState } from "react";

/** The four who explain the fields of a form. */
const HELPERS = {
  judge: { name: "The judge", picture: "/judges/classic.svg" },
  lawyer: { name: "The lawyer", picture: "/helpers/lawyer.svg" },
  clerk: { name: "The clerk", picture: "/helpers/clerk.svg" },
  bailiff: { name: "The bailiff", picture: "/helpers/bailiff.svg" },
} as const;

interface HelperTipProps {
  helper: keyof typeof HELPERS;
  /** What the helper says of it. */
  children: string;
}

/**
 * A helper's face in a field's label, who explains the field while somebody points at it, has the focus on it or has
 * tapped it. A pointer has to rest there for 150 ms, and the helper goes 150 ms after. By styles alone, so that it
 * needs no script but to go at once: by Escape, or with the focus, which the next helper may have by then. The field's
 * line has to be `relative`.
 */
export function HelperTip({ helper, children }: HelperTipProps) {
  const id = useId();
  const { name, picture } = HELPERS[helper];
  const place = useRef<HTMLSpanElement>(null);
  const [isSentAway, setSentAway] = useState(false);
  const listenAgain = () => setSentAway(false);

  useEffect(() => {
    if (isSentAway) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !place.current?.matches(":is(:hover, :focus-within)")) return;
      // Before the dialog around it hears of the key, which would close with what was typed into it.
      event.stopPropagation();
      setSentAway(true);
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [isSentAway]);

  return (
    <span ref={place} className="group/tip pointer-events-auto">
      <button
        type="button"
        aria-label={`${name} explains`}
        aria-describedby={id}
        onPointerEnter={listenAgain}
        onFocus={listenAgain}
        onBlur={() => setSentAway(true)}
        className="-my-2 grid size-11 place-items-center rounded-full align-middle"
      >
        <img src={picture} alt="" width={32} height={32} className="size-8 rounded-full border-2 border-ink bg-judge" />
      </button>
      <span
        id={id}
        role="tooltip"
        className={`invisible absolute top-full right-0 z-20 mt-1 flex w-[min(20rem,100%)] flex-wrap items-center gap-3 rounded-uneven border-[2.5px] border-ink bg-panel p-3 font-normal text-sm shadow-hard ${isSentAway ? "" : "transition-[visibility] delay-150 duration-0 group-focus-within/tip:visible group-focus-within/tip:delay-0 group-hover/tip:visible"}`}
      >
        <img src={picture} alt="" width={48} height={48} className="size-12 shrink-0 rounded-full bg-judge" />
        {/* Where large text leaves no room for both in a row, the words move to the next. */}
        <span className="min-w-0 flex-1 basis-[9rem] [overflow-wrap:anywhere]">{children}</span>
      </span>
    </span>
  );
}

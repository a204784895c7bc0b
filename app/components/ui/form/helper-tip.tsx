import { useId } from "react";

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
 * tapped it, and goes 150 ms after. By styles alone, so that it needs no script; the field's line has to be `relative`.
 */
export function HelperTip({ helper, children }: HelperTipProps) {
  const id = useId();
  const { name, picture } = HELPERS[helper];
  return (
    <span className="group/tip pointer-events-auto">
      <button
        type="button"
        aria-label={`${name} explains`}
        aria-describedby={id}
        className="-my-2 grid size-11 place-items-center rounded-full align-middle"
      >
        <img src={picture} alt="" width={32} height={32} className="size-8 rounded-full border-2 border-ink bg-judge" />
      </button>
      <span
        id={id}
        role="tooltip"
        className="invisible absolute top-full right-0 z-20 mt-1 flex w-[min(20rem,100%)] items-center gap-3 rounded-uneven border-[2.5px] border-ink bg-panel p-3 font-normal text-sm shadow-hard transition-[visibility] delay-150 group-focus-within/tip:visible group-focus-within/tip:delay-0 group-hover/tip:visible group-hover/tip:delay-0"
      >
        <img src={picture} alt="" width={48} height={48} className="size-12 shrink-0 rounded-full bg-judge" />
        <span>{children}</span>
      </span>
    </span>
  );
}

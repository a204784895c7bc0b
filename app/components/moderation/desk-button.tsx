import type { ComponentPropsWithoutRef } from "react";

/** `main` is what is most often right; `grave` takes something away. */
const LOOKS = { main: "bg-judge text-on-color", plain: "bg-panel text-ink", grave: "bg-ink text-paper" } as const;

interface DeskStyle {
  look?: keyof typeof LOOKS;
  /** The key that presses it, such as `A`: on the whole desk, or in the item that is selected. */
  shortcut?: string;
}

/** The classes of a button of the desk: smaller and flatter than elsewhere, since there are many. */
export function deskButtonClass(look: keyof typeof LOOKS = "plain", extra = ""): string {
  return `inline-flex min-h-11 items-center gap-2 rounded-uneven border-2 border-ink px-3 py-1 text-start font-bold leading-tight shadow-hard-sm active:shadow-none motion-safe:active:translate-0.5 ${LOOKS[look]} ${extra}`;
}

export function DeskButton({
  look,
  shortcut,
  className,
  children,
  ...rest
}: ComponentPropsWithoutRef<"button"> & DeskStyle) {
  return (
    <button type="submit" className={deskButtonClass(look, className)} aria-keyshortcuts={shortcut} {...rest}>
      {children}
      {shortcut !== undefined && <KeyCap>{shortcut}</KeyCap>}
    </button>
  );
}

/** A key as it is printed. Only for eyes that have a keyboard before them. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="hidden rounded-[4px_5px_3px_6px] border border-current px-1 font-body text-xs opacity-80 [@media(hover:hover)]:inline"
    >
      {children}
    </kbd>
  );
}

import { type ReactNode, useState } from "react";

/** Lines that a folded title keeps, with its button beside the only one or below beside the second. */
const FOLDS = {
  1: { row: "items-center", clamp: "line-clamp-1 lg:line-clamp-none" },
  2: { row: "items-end", clamp: "line-clamp-2 lg:line-clamp-none" },
} as const;

interface FoldingTitleProps {
  /** On phones it then begins folded, and can be read all. */
  isLong: boolean;
  lines: keyof typeof FOLDS;
  className: string;
  children: ReactNode;
}

/** The title of a page that has more to show than its title. Desktops have room for all of it. */
export function FoldingTitle({ isLong, lines, className, children }: FoldingTitleProps) {
  const [isOpen, setOpen] = useState(false);
  const { row, clamp } = FOLDS[lines];
  return (
    <div className={`flex gap-2 lg:block ${row}`}>
      <h1 dir="auto" className={`fold-title ${className} ${isLong && !isOpen ? clamp : ""}`}>
        {children}
      </h1>
      {isLong && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="fold-button">
          {isOpen ? "fold" : "read all"}
        </button>
      )}
    </div>
  );
}

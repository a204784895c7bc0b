import type { ReactNode } from "react";
import { Icon } from "./icon";

interface CollapsibleProps {
  title: ReactNode;
  children: ReactNode;
  /** Whether it begins unfolded. Where this becomes true later, it unfolds then. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  className?: string;
}

/** A part that stays folded until somebody wants it. The browser's own details element: it works before any script. */
export function Collapsible({ title, children, isOpen, onToggle, className = "" }: CollapsibleProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      className={`group ${className}`}
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-uneven font-bold">
        {title}
        <Icon className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180">
          <path d="m6 9 6 6 6-6" />
        </Icon>
      </summary>
      <div className="pt-2 pb-3">{children}</div>
    </details>
  );
}

import type { ReactNode } from "react";

export interface IconProps {
  className?: string;
}

/**
 * The outer element of an icon that is drawn like Lucide's (ISC), which the rest of the site uses: its component costs
 * more than all icons of a page that people open on the road.
 */
export function Icon({ className, isBold, children }: IconProps & { isBold?: boolean; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`fill-none stroke-current ${isBold ? "stroke-3" : "stroke-2"} ${className ?? ""}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

import type { ReactNode } from "react";

/** What the court has come to. There before it says anything, so that whoever listens hears it as it is shown. */
export function SaidOutcome({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] empty:absolute has-[>.sr-only]:absolute">
      {children}
    </div>
  );
}

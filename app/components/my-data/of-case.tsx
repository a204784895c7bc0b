import type { ReactNode } from "react";

/** A part of a case. */
export function OfCase({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h4 className="break-after-avoid border-ink border-b-2 font-bold">{title}</h4>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";
import { formatMoment } from "~/domain/account/format-moment";

/** What is known, a line each. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:gap-1">{children}</dl>;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid break-inside-avoid grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)] sm:gap-4">
      <dt className="text-ink-soft text-sm sm:pt-0.5">{label}</dt>
      <dd dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}

/** A moment, and what stands there where there was none. */
export function Moment({ at, otherwise = "Never" }: { at: string | null; otherwise?: string }) {
  return at === null ? otherwise : <time dateTime={at}>{formatMoment(at)}</time>;
}

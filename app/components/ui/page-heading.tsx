import type { ReactNode } from "react";

/** What a page is about, and a sentence or two on it. */
export function PageHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="grid gap-3">
      <h1 className="font-display text-[min(12vw,2.5rem)] leading-none lg:text-6xl">{title}</h1>
      <div className="max-w-prose text-lg lg:text-xl">{children}</div>
    </header>
  );
}

import type { ReactNode } from "react";

interface BareNoticeProps {
  title: string;
  children: ReactNode;
  /** For whoever takes pictures of this page by machine. */
  detail?: string;
}

/** In the place of a card that can't be shown: the same size, and as bare. */
export function BareNotice({ title, children, detail }: BareNoticeProps) {
  return (
    <main className="grid h-[568px] w-80 max-w-full content-center gap-2 border-[3px] border-ink bg-panel p-8 text-center">
      <h1 className="font-display text-3xl">{title}</h1>
      <p>{children}</p>
      {detail !== undefined && <p className="text-ink-soft text-sm">{detail}</p>}
    </main>
  );
}

import type { ReactNode } from "react";
import { Moment } from "../facts";

interface Entry {
  /** What it is about. */
  title: string;
  /** What the person did, and when. */
  what: string;
  at: string;
  /** What became of it. */
  outcome?: ReactNode;
}

/** Small things of one sort that the court has noted, the last first. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  const numbered = entries.map((entry, index) => ({ number: index + 1, ...entry }));
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {numbered.map(({ number, title, what, at, outcome }) => (
        <li key={number} className="break-inside-avoid [overflow-wrap:anywhere]">
          <p dir="auto" className="font-semibold">
            {title}
          </p>
          <p className="text-ink-soft text-sm">
            {what}, <Moment at={at} />
          </p>
          {outcome !== undefined && <p className="text-sm">{outcome}</p>}
        </li>
      ))}
    </ul>
  );
}

import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { DeskBar } from "./desk-bar";

const TABS = [
  ["/moderation", "Waiting"],
  ["/moderation/reports", "Reports"],
  ["/moderation/topics", "Decided"],
  ["/moderation/ads", "Cards"],
  ["/moderation/people", "People"],
  ["/moderation/log", "Log"],
] as const;

interface DeskPageProps {
  title: string;
  /** How much waits, where the page knows, by the tab's address. */
  counts?: Partial<Record<string, string>>;
  children: ReactNode;
}

/** What all pages of the desk have: the way to the others, and the bar that says what was done. */
export function DeskPage({ title, counts = {}, children }: DeskPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-3 px-4 py-4 sm:gap-4 sm:px-6 sm:py-8 lying:gap-2 lying:py-2">
      <h1 className="font-display text-[min(9vw,2.25rem)] leading-none lying:sr-only">{title}</h1>
      <nav aria-label="The desk">
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.75rem),1fr))] gap-1.5">
          {TABS.map(([to, label]) => (
            <li key={to}>
              <NavLink
                to={to}
                end
                className="flex min-h-11 items-center justify-center rounded-uneven border-2 border-ink bg-panel px-1 text-center font-bold text-[min(1rem,4.2vw)] leading-tight hover:bg-paper-deep aria-[current=page]:bg-judge aria-[current=page]:text-on-color"
              >
                {label}
                {counts[to] !== undefined && ` (${counts[to]})`}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <DeskBar />
      {children}
    </div>
  );
}

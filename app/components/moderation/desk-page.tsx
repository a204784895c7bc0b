import { NavLink } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
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
  const tabs = useRef<HTMLElement>(null);

  // They stand in one row, which a small phone shows a part of.
  useEffect(() => {
    tabs.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, []);

  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-3 px-4 py-4 sm:gap-4 sm:px-6 sm:py-8 lying:gap-2 lying:py-2">
      <h1 className="font-display text-[min(9vw,2.25rem)] leading-none lying:sr-only">{title}</h1>
      <nav ref={tabs} aria-label="The desk">
        <ul className="strip -m-1 gap-1.5 p-1">
          {TABS.map(([to, label]) => (
            <li key={to} className="flex-auto">
              <NavLink
                to={to}
                end
                className="flex min-h-11 items-center justify-center whitespace-nowrap rounded-uneven border-2 border-ink bg-panel px-2 font-bold text-[min(1rem,4.2vw)] hover:bg-paper-deep aria-[current=page]:bg-judge aria-[current=page]:text-on-color"
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

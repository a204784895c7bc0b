import { Link } from "@remix-run/react";
import { PRODUCT_NAME, PRODUCT_TAGLINE } from "~/domain/product";

/** The masthead: the name, and what it is. */
export function SiteHeader() {
  return (
    <header className="rule-double">
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-2 sm:px-6">
        <Link to="/" className="flex min-h-11 flex-wrap items-center gap-2.5 rounded-uneven">
          <span className="font-display text-2xl uppercase leading-none tracking-wide">{PRODUCT_NAME}</span>
          <span className="-rotate-3 rounded-uneven border-2 border-ink bg-judge px-1.5 py-0.5 font-bold text-on-color text-xs leading-none">
            BETA
          </span>
          <span className="sr-only">, home page</span>
        </Link>
        <p className="hidden text-ink-soft text-sm sm:block">{PRODUCT_TAGLINE}</p>
      </div>
    </header>
  );
}

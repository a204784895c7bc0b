import { ENTERTAINMENT_DISCLAIMER, PRODUCT_NAME } from "~/domain/product";

/** What every page has to say at its end. */
export function SiteFooter() {
  return (
    <footer className="border-ink border-t-[3px] bg-paper-deep">
      <div className="mx-auto flex max-w-6xl flex-col gap-2 px-4 py-6 text-sm sm:flex-row sm:items-baseline sm:gap-8 sm:px-6">
        <p className="font-display text-lg uppercase tracking-wide">{PRODUCT_NAME}</p>
        <p className="max-w-prose text-ink-soft">{ENTERTAINMENT_DISCLAIMER}</p>
      </div>
    </footer>
  );
}

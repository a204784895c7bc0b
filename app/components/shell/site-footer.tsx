import { Link } from "@remix-run/react";
import { contactAddress, ENTERTAINMENT_DISCLAIMER, PRODUCT_NAME } from "~/domain/product";
import { useSiteHost } from "~/hooks/use-site-host";

const LINKS = [
  { to: "/how-it-works", title: "How It Works" },
  { to: "/privacy", title: "Privacy" },
  { to: "/terms", title: "Terms" },
];

const LINK = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/** What every page has to say at its end. */
export function SiteFooter() {
  const contact = contactAddress(useSiteHost());
  return (
    <footer className="border-ink border-t-[3px] bg-paper-deep">
      <div className="mx-auto flex max-w-6xl flex-col gap-2 px-4 py-6 text-sm sm:flex-row sm:items-baseline sm:gap-8 sm:px-6">
        <p className="font-display text-lg uppercase tracking-wide">{PRODUCT_NAME}</p>
        <p className="max-w-prose text-ink-soft">{ENTERTAINMENT_DISCLAIMER}</p>
        <nav aria-label="The court" className="flex flex-wrap gap-x-5 sm:ms-auto">
          {LINKS.map(({ to, title }) => (
            <Link key={to} to={to} className={LINK}>
              {title}
            </Link>
          ))}
          <a href={`mailto:${contact}`} className={LINK}>
            {contact}
          </a>
        </nav>
      </div>
    </footer>
  );
}

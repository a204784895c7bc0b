import { LinkButton } from "~/components/ui/button";
import { ENTERTAINMENT_DISCLAIMER, PRODUCT_NAME } from "~/domain/product";

/** What every page has to say at its end. */
export function SiteFooter() {
  return (
    <footer className="border-ink border-t-[3px] bg-paper-deep">
      <div className="mx-auto flex max-w-6xl flex-col gap-2 px-4 py-6 text-sm sm:flex-row sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-8 sm:px-6">
        <p className="font-display text-lg uppercase tracking-wide">{PRODUCT_NAME}</p>
        <p className="max-w-prose text-ink-soft sm:order-last sm:basis-full lg:order-none lg:flex-1 lg:basis-0">
          {ENTERTAINMENT_DISCLAIMER}
        </p>
        <nav className="foot-ways">
          <FooterLink to="/how-it-works">How It Works</FooterLink>
          <FooterLink to="/privacy">Privacy</FooterLink>
          <FooterLink to="/terms">Terms</FooterLink>
          <FooterLink to="/terms#contact">Contact</FooterLink>
        </nav>
      </div>
    </footer>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton to={to} look="quiet">
      {children}
    </LinkButton>
  );
}

import { LinkButton } from "~/components/ui/button";
import { PageHeading } from "~/components/ui/page-heading";

const FREE = [
  "Filing, joining and arguing cases, as many as you have friends",
  "All eight judges",
  "The ruling, the reasons and how they came about",
  "The card, its pictures and its public link",
  "Procrastination Mode, for cases against yourself",
  "Your data, to read, to take along and to erase",
] as const;

const PERHAPS = [
  "Judges that you write yourself",
  "Cards in other frames",
  "A court for more than two, for families and other emergencies",
] as const;

/** What costs nothing, and what may be sold one day. */
export function PremiumPage() {
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-6 lg:gap-12 lg:py-14">
      <PageHeading title="Premium">
        <p>There is nothing to buy here. This page says so in more words.</p>
      </PageHeading>
      <div className="grid gap-6 md:grid-cols-2">
        <List title="What is free" items={FREE} />
        <List title="What may come" items={PERHAPS}>
          Whatever it is, its price will stand beside it.
        </List>
      </div>
      <div className="flex flex-wrap gap-4">
        <LinkButton to="/" look="judge" size="lg">
          File for Free
        </LinkButton>
        <LinkButton to="/shop" size="lg">
          See the Shop
        </LinkButton>
      </div>
    </div>
  );
}

function List({ title, items, children }: { title: string; items: readonly string[]; children?: string }) {
  return (
    <section className="min-w-0 rounded-uneven-lg border-[2.5px] border-ink bg-panel p-4 shadow-hard sm:p-6">
      <h2 className="font-display text-2xl leading-tight">{title}</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-judge-text">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children !== undefined && <p className="mt-3 text-ink-soft">{children}</p>}
    </section>
  );
}

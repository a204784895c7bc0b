import { openAccountDialog } from "~/components/account/account-dialog";
import { Button, LinkButton } from "~/components/ui/button";
import { PageHeading } from "~/components/ui/page-heading";

const SHELVES = [
  {
    title: "Merchandise",
    text: "Mugs with your verdict on them. A gavel for the kitchen. Socks, in pairs, as a matter of principle.",
    picture: "/ads/left-socks.svg",
  },
  {
    title: "Premium features",
    text: "Judges of your own making, and other things that nobody needs and two people will fight over.",
    picture: "/ads/upgrade.svg",
  },
  {
    title: "Digital collectibles",
    text: "The finest rulings of this court, framed. Worth exactly what somebody says they are worth.",
    picture: "/ads/grudge-polish.svg",
  },
] as const;

/** The counter of the court, with nothing on it yet. */
export function ShopPage({ hasAccount }: { hasAccount: boolean }) {
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-6 lg:gap-12 lg:py-14">
      <PageHeading title="The Court Shop">
        <p className="mb-3 inline-block -rotate-2 rounded-uneven border-[2.5px] border-ink bg-judge px-3 py-1 font-display text-on-color">
          Coming Soon
        </p>
        <p>The shutters are down. Behind them, somebody is counting teaspoons.</p>
      </PageHeading>
      <ul className="grid gap-6 md:grid-cols-3">
        {SHELVES.map(({ title, text, picture }) => (
          <li
            key={title}
            className="flex min-w-0 flex-wrap items-start gap-4 rounded-uneven-lg border-[2.5px] border-ink bg-panel p-4 shadow-hard md:flex-col"
          >
            <img
              src={picture}
              alt=""
              width={320}
              height={320}
              className="size-20 shrink-0 rounded-uneven border-[2.5px] border-ink md:h-auto md:w-full"
            />
            <div className="min-w-0 flex-1 basis-[9rem] md:basis-auto">
              <h2 className="font-display text-xl leading-tight">{title}</h2>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <section className="grid justify-items-start gap-3 rounded-uneven-lg border-[2.5px] border-ink bg-paper-deep p-4 sm:p-6">
        {hasAccount ? (
          <>
            <h2 className="font-display text-2xl leading-tight">You’re all set</h2>
            <p>You have an account. When the shutters go up, there is nothing more to sign.</p>
            <LinkButton to="/">File Something Meanwhile</LinkButton>
          </>
        ) : (
          <>
            <h2 className="font-display text-2xl leading-tight">Be first at the counter</h2>
            <p>
              Create an account, and what you buy one day finds its way to you. It is free, and takes a code by mail.
            </p>
            <Button look="judge" onClick={() => openAccountDialog("login")}>
              Create an Account
            </Button>
          </>
        )}
      </section>
    </div>
  );
}

import { Link } from "@remix-run/react";
import { initialsOf } from "~/domain/account/initials";
import { PRODUCT_NAME, PRODUCT_TAGLINE } from "~/domain/product";
import { useKnownName } from "~/hooks/use-known-name";
import { DrawerButton } from "./drawer-button";

/** The masthead: the name, what it is, and the way to one's own things. */
export function SiteHeader() {
  return (
    <header className="rule-double">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-end gap-x-2 px-4 py-2 max-[22rem]:gap-x-1 max-[22rem]:px-3 sm:gap-x-3 sm:px-6">
        <DrawerButton name="menu" className="-ml-2 hidden rounded-uneven sm:block">
          <svg aria-hidden="true" viewBox="0 0 24 24" className="m-auto size-7 fill-none stroke-3 stroke-current">
            <path d="M4 6h16M4 12h16M4 18h16" />
          </svg>
          <span className="sr-only">Menu</span>
        </DrawerButton>
        <Link to="/" className="mr-auto flex min-h-11 flex-wrap items-center gap-2 rounded-uneven sm:gap-2.5">
          <span className="font-display text-xl max-[22rem]:text-[1.1rem] uppercase leading-none tracking-wide sm:text-2xl">
            {PRODUCT_NAME}
          </span>
          <span className="-rotate-3 rounded-uneven border-2 border-ink bg-judge px-1 py-0.5 font-bold text-on-color text-xs leading-none sm:px-1.5">
            BETA
          </span>
          <span className="sr-only">, home page</span>
        </Link>
        <p className="hidden text-ink-soft text-sm md:block">{PRODUCT_TAGLINE}</p>
        <DrawerButton
          name="cases"
          className="rounded-uneven border-2 bg-panel px-2.5 text-sm max-[22rem]:px-2 sm:px-4 sm:text-base"
        >
          My Cases
        </DrawerButton>
        <DrawerButton name="profile" className="rounded-full border-2 bg-judge text-on-color text-sm">
          <Initials />
          <span className="sr-only">Profile</span>
        </DrawerButton>
      </div>
    </header>
  );
}

/** The mark of this browser's person, and everybody's where nobody is known. */
function Initials() {
  const name = useKnownName();
  if (name !== null) return `${initialsOf(name)} `;
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="m-auto size-6 fill-current">
      <path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 20a8 6 0 0 1 16 0z" />
    </svg>
  );
}

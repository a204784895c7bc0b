import { Link } from "@remix-run/react";
import { initialsOf } from "~/domain/account/initials";
import { PRODUCT_NAME, PRODUCT_TAGLINE } from "~/domain/product";
import { useKnownAvatar, useKnownName } from "~/hooks/use-known-name";
import { DrawerButton } from "./drawer-button";

/** The masthead: the name, what it is, and the way to one's own things. */
export function SiteHeader() {
  return (
    <header className="rule-double">
      <div className="masthead-row">
        <DrawerButton name="menu" className="-ml-[min(0.5rem,2vw)] rounded-uneven">
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            className="m-auto size-[min(1.75rem,44px)] fill-none stroke-3 stroke-current"
          >
            <path d="M4 6h16M4 12h16M4 18h16" />
          </svg>
          <span className="sr-only">Menu</span>
        </DrawerButton>
        <Link to="/" className="masthead-home">
          <span className="masthead-name">{PRODUCT_NAME}</span>
          <span className="masthead-beta">BETA</span>
          <span className="sr-only">, home page</span>
        </Link>
        <p className="hidden min-w-0 truncate text-ink-soft text-sm md:block">{PRODUCT_TAGLINE}</p>
        <DrawerButton name="cases" className="masthead-cases">
          My Cases
        </DrawerButton>
        <DrawerButton name="profile" className="masthead-profile">
          <Initials />
          <span className="sr-only">Profile</span>
        </DrawerButton>
      </div>
    </header>
  );
}

/** The picture or the initials of this browser's person, and everybody's where nobody is known. */
function Initials() {
  const name = useKnownName();
  const avatar = useKnownAvatar();
  if (avatar !== null) return <img src={avatar} alt="" className="m-auto size-10 rounded-full" />;
  if (name !== null) return `${initialsOf(name)} `;
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="m-auto size-6 fill-current">
      <path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 20a8 6 0 0 1 16 0z" />
    </svg>
  );
}

import type { MouseEvent, ReactNode } from "react";
import { type DrawerName, openDrawer, shownDrawer } from "~/browser/open-drawer";
import { useSharedValue } from "~/hooks/use-shared-value";
import { fetchDrawer } from "./drawer-host";

interface DrawerButtonProps {
  name: DrawerName;
  className: string;
  children: ReactNode;
}

/** Opens a drawer, and has it fetched as soon as somebody points at it. */
export function DrawerButton({ name, className, children }: DrawerButtonProps) {
  const fetch = () => fetchDrawer(name);
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari gives a pressed button no focus, and the drawer gives it back to what had it.
    currentTarget.focus({ preventScroll: true });
    openDrawer(name);
  };
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={useSharedValue(shownDrawer) === name}
      onClick={open}
      onPointerEnter={fetch}
      onFocus={fetch}
      className={`masthead-way ${className}`}
    >
      {children}
    </button>
  );
}

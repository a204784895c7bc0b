import { type RefObject, useRef } from "react";

/**
 * Where the focus goes when a dialog or a drawer opens, and that it goes back to what opened it. Radix does so for a
 * trigger of its own; ours are opened from anywhere. `onOpenAutoFocus` makes another choice for the opening; `instead`
 * is where it goes back to when what opened it is gone, such as another dialog.
 */
export function useOpenerFocus(onOpenAutoFocus?: (event: Event) => void, instead?: RefObject<HTMLElement>) {
  const opener = useRef<HTMLElement | null>(null);

  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      if (onOpenAutoFocus !== undefined) return onOpenAutoFocus(event);
      // The first thing that can be focused is the cross: nobody opens a dialog to close it.
      event.preventDefault();
      if (event.target instanceof HTMLElement) event.target.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const isThere = opener.current?.isConnected && opener.current !== document.body;
      (isThere ? opener : instead)?.current?.focus();
    },
  };
}

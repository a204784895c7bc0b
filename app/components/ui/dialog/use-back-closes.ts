import { useEffect, useRef } from "react";
import { openAbovePage } from "./history-entry";

/** Lets Back, on whichever device, close what is open in place of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);

  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => (isOpen ? openAbovePage(() => latest.current()) : undefined), [isOpen]);
}

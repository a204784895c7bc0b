import type { RefObject } from "react";
import { Button } from "~/components/ui/button";
import type { useSharing } from "./use-sharing";

interface ShareButtonProps {
  sharing: ReturnType<typeof useSharing>;
  /** Where a public link is made, beginning with a heading. */
  place: RefObject<HTMLElement>;
  children: string;
}

/** Shares what has a public link. What has none yet is shared where it says what becomes public by that. */
export function ShareButton({ sharing: { message }, place, children }: ShareButtonProps) {
  return (
    <Button look="judge" onClick={message?.send ?? (() => place.current?.querySelector("h3")?.focus())}>
      {children}
    </Button>
  );
}

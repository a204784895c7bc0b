import type { RefObject } from "react";
import { Button, type ButtonLook } from "~/components/ui/button";

interface VerdictButtonProps {
  /** What it says now. */
  label: string;
  isBusy: boolean;
  error: string | null;
  look: ButtonLook;
  onPress: () => void;
  button?: RefObject<HTMLButtonElement>;
}

/** The way to what the court has decided, or to the news that it has not yet. */
export function VerdictButton({ label, isBusy, error, look, onPress, button }: VerdictButtonProps) {
  return (
    // Without a script it would do nothing: the ruling stands in the page then.
    <div data-main-action className="grid justify-items-center gap-1 noscript:hidden">
      <Button ref={button} look={look} size={look === "quiet" ? "md" : "lg"} aria-disabled={isBusy} onClick={onPress}>
        {label}
      </Button>
      <p role="alert" className="font-semibold text-error empty:hidden">
        {error}
      </p>
    </div>
  );
}

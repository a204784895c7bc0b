import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";

interface BackButtonProps {
  onBack: () => void;
  /** Where it leads. */
  children?: ReactNode;
}

/**
 * The way back to the settings, or to a view of theirs. Has the focus first: what had it before is gone with its view.
 */
export function BackButton({ onBack, children = "Settings" }: BackButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} look="quiet" className="-mt-2 mb-2" onClick={onBack}>
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </Button>
  );
}

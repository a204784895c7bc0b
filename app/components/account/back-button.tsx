import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";

/** The way back to the settings. Has the focus first: what had it before is gone with its view. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} look="quiet" className="-mt-2 mb-2" onClick={onBack}>
      <ArrowLeft aria-hidden className="size-5" />
      Settings
    </Button>
  );
}

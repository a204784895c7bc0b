import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Collapsible } from "~/components/ui/collapsible";

interface SealVerdictProps {
  /** What is closed. */
  noun: "verdict" | "decision";
  isBusy: boolean;
  onSeal: () => void;
  /** What sealing brings with it. */
  children: ReactNode;
}

/** Closes a verdict to the public. Two taps: a link that people have cannot be given back to them. */
export function SealVerdict({ noun, isBusy, onSeal, children }: SealVerdictProps) {
  const title = (
    <span className="flex items-center gap-2">
      <Lock aria-hidden className="size-4" />
      Seal this {noun}
    </span>
  );
  return (
    <Collapsible title={title} className="w-full border-ink border-t-[2.5px] pt-1">
      <div className="grid justify-items-start gap-3">
        <p>{children}</p>
        <Button aria-disabled={isBusy} onClick={onSeal}>
          Seal it
        </Button>
      </div>
    </Collapsible>
  );
}

import { Share } from "lucide-react";
import { Button } from "~/components/ui/button";

/** Opens the share sheet with the link for the other party. */
export function ShareSummons({ onShare }: { onShare: () => void }) {
  return (
    <Button look="defendant" size="lg" onClick={onShare}>
      <Share aria-hidden className="size-5" />
      Share the Summons
    </Button>
  );
}

import { Share } from "lucide-react";
import { Button } from "~/components/ui/button";

interface ShareSummonsProps {
  /** Whether this device has a share sheet; null until scripts can tell. */
  isShareable: boolean | null;
  onShare: () => void;
}

/**
 * Opens the share sheet with the link for the other party. Where fingers point there nearly always is one: its place is
 * kept there from the start, or the buttons below it would move under a thumb. Elsewhere it comes last.
 */
export function ShareSummons({ isShareable, onShare }: ShareSummonsProps) {
  if (isShareable === false) return null;
  const place = isShareable === null ? "invisible hidden pointer-coarse:grid" : "grid";
  return (
    <div className={`order-last pointer-coarse:order-first ${place}`}>
      <Button look="defendant" size="lg" onClick={onShare}>
        <Share aria-hidden className="size-5" />
        Share the Summons
      </Button>
    </div>
  );
}

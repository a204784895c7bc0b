import { sendAgain } from "~/components/invitation/send-again";
import { Button } from "~/components/ui/button";
import type { SuitView } from "~/domain/pettysuit/suit-view";
import { useOneStep } from "~/hooks/use-one-step";

/** For a plaintiff whose opponent has not come yet: the link once more. */
export default function ShareAgain({ suit, siteOrigin }: { suit: SuitView; siteOrigin: string }) {
  const { isBusy, take } = useOneStep();
  return (
    <Button look="judge" size="lg" onClick={() => take(() => sendAgain(suit, siteOrigin))} aria-disabled={isBusy}>
      Share the invite link again
    </Button>
  );
}

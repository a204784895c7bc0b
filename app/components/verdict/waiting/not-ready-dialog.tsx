import { useState } from "react";
import { Button, LinkButton } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import { notifyWhenReady } from "./notify-when-ready";
import { nudgeOpponent } from "./nudge-opponent";

interface NotReadyDialogProps {
  suitUuid: string;
  userUuid: string;
  /** Whether anybody has sat down who could be nudged. */
  hasOpponent: boolean;
  siteOrigin: string;
  onClose: () => void;
}

/** No verdict yet, and what to do in the meantime. */
export default function NotReadyDialog({ suitUuid, userUuid, siteOrigin, ...props }: NotReadyDialogProps) {
  const { hasOpponent, onClose } = props;
  const [isBusy, setBusy] = useState(false);

  async function act(step: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    await step();
    setBusy(false);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Verdict Not Ready Yet"
      className="sm:max-w-md"
      description="The judge rules as soon as both sides have sworn."
    >
      <div className="grid gap-3 pb-2">
        <Button
          look="judge"
          size="lg"
          aria-disabled={isBusy}
          onClick={() => act(() => nudgeOpponent(siteOrigin, suitUuid, hasOpponent))}
        >
          Nudge Opponent
        </Button>
        <Button aria-disabled={isBusy} onClick={() => act(() => notifyWhenReady(suitUuid, userUuid))}>
          Notify Me When Ready
        </Button>
        <LinkButton to="/">Explore Other PettySuits</LinkButton>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

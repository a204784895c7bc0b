import { useState } from "react";
import { Button, LinkButton } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import type { CaseRef } from "~/domain/case/case-ref";
import { notifyWhenReady } from "./notify-when-ready";
import { nudgeOpponent } from "./nudge-opponent";

interface NotReadyDialogProps {
  filed: CaseRef;
  userUuid: string;
  /** Whether anybody has sat down who could be nudged. */
  hasOpponent: boolean;
  siteOrigin: string;
  onClose: () => void;
}

/** No verdict yet, and what to do in the meantime. */
export default function NotReadyDialog({ filed, userUuid, siteOrigin, ...props }: NotReadyDialogProps) {
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
      description={
        filed.kind === "courtroom"
          ? "The judge rules as soon as both sides want a decision."
          : "The judge rules as soon as both sides have sworn."
      }
    >
      <div className="grid gap-3 pb-2">
        <Button
          look="judge"
          size="lg"
          aria-disabled={isBusy}
          onClick={() => act(() => nudgeOpponent({ filed, hasOpponent, siteOrigin }))}
        >
          Nudge Opponent
        </Button>
        <Button aria-disabled={isBusy} onClick={() => act(() => notifyWhenReady(filed, userUuid))}>
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

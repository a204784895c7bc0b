import type { Deck } from "~/components/deck/use-deck";
import { sendAgain } from "~/components/invitation/send-again";
import { Button, LinkButton } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import { questionsOf } from "~/domain/deck/deck-state";
import type { SuitView } from "~/domain/pettysuit/suit-view";
import { useOneStep } from "~/hooks/use-one-step";
import { notifyWhenReady } from "./notify-when-ready";
import { nudgeOpponent } from "./nudge-opponent";
import { whatIsAwaited } from "./what-is-awaited";

interface NotReadyDialogProps {
  suit: SuitView;
  userUuid: string;
  /** Of whoever asks. */
  deck: Pick<Deck, "cards" | "position">;
  siteOrigin: string;
  onClose: () => void;
}

/** No verdict yet, what is missing, and what to do in the meantime. */
export default function NotReadyDialog({ suit, userUuid, deck, siteOrigin, onClose }: NotReadyDialogProps) {
  const { isBusy, take } = useOneStep();
  const filed = { kind: "pettysuit", uuid: suit.uuid } as const;
  const left = questionsOf(deck.cards.slice(deck.position)).length;
  const hasOpponent = suit.opponentUuid !== null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Verdict Not Ready Yet"
      className="sm:max-w-md"
      description={whatIsAwaited({ left, hasOpponent })}
    >
      <div className="grid gap-3 pb-2">
        <Button
          look={left > 0 ? "plain" : "judge"}
          size="lg"
          aria-disabled={isBusy}
          onClick={() => take(() => (hasOpponent ? nudgeOpponent(filed, siteOrigin) : sendAgain(suit, siteOrigin)))}
        >
          {hasOpponent ? "Nudge Opponent" : "Share the invite link again"}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => take(() => notifyWhenReady(filed, userUuid))}>
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

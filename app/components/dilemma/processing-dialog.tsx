import { Button, LinkButton } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";

interface ProcessingDialogProps {
  judgePersonality: JudgePersonality;
  /** The decision has come meanwhile. */
  isDecided: boolean;
  onNotify: () => void;
  onView: () => void;
  onClose: () => void;
}

/** The court is thinking, and what to do in the meantime. */
export default function ProcessingDialog({ judgePersonality, isDecided, onNotify, ...dialog }: ProcessingDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={dialog.onClose}
      title={isDecided ? "Your Decision Is Ready" : "Processing Your Decision"}
      className="sm:max-w-md"
      description={
        isDecided
          ? "The court has made up your mind."
          : `${judgeProfile(judgePersonality).title} is weighing what you swore. It takes a moment.`
      }
    >
      <div className="grid gap-3 pb-2">
        {isDecided ? (
          <Button look="judge" size="lg" onClick={dialog.onView}>
            View Decision 🧠
          </Button>
        ) : (
          <Button look="judge" size="lg" onClick={onNotify}>
            Notify Me When Ready
          </Button>
        )}
        <LinkButton to="/procrastination">Try Another Dilemma</LinkButton>
        <Button look="quiet" onClick={dialog.onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

import { Button } from "~/components/ui/button";
import type { CourtView } from "~/domain/courtroom/court-view";
import { GavelIcon } from "../icons";

interface DecisionButtonProps {
  view: CourtView;
  onPress: () => void;
}

/** Asks the judge for a decision. Both sides have to; until the other does, it says so. */
export function DecisionButton({ view, onPress }: DecisionButtonProps) {
  const { courtroom, isGenerating, ready, userUuid, decisionRequest, generationError } = view;
  const isReady = ready.includes(userUuid) || decisionRequest !== "none";
  const isSettled = courtroom.status === "settled";
  const canAskAgain = isGenerating && generationError !== null && decisionRequest === "none";
  const isBlocked = !canAskAgain && (isSettled || isGenerating || isReady);
  return (
    <Button
      look={isBlocked ? "plain" : "judge"}
      disabled={isSettled}
      aria-disabled={isBlocked}
      onClick={() => {
        if (!isBlocked) onPress();
      }}
    >
      <GavelIcon className="size-5 shrink-0" />
      {canAskAgain
        ? "Ask again"
        : isGenerating
          ? "Generating..."
          : isReady && !isSettled
            ? "Waiting for opponent"
            : "Get a Decision"}
    </Button>
  );
}

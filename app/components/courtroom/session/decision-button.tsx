import { lazy } from "react";
import { Button } from "~/components/ui/button";
import { LazyPart } from "~/components/ui/lazy-part";
import type { CourtView } from "~/domain/courtroom/court-view";
import { GavelIcon } from "../icons";

// Whoever waits needs it, and nobody else.
const Impatience = lazy(() => import("./impatience"));

interface DecisionButtonProps {
  view: CourtView;
  onPress: () => void;
  onTakeBack: () => void;
}

/** Asks the judge for a decision. Both sides have to; until the other does, it says so and can be taken back. */
export function DecisionButton({ view, onPress, onTakeBack }: DecisionButtonProps) {
  const { isGenerating, ready, userUuid, decisionRequest, generationError } = view;
  const isReady = decisionRequest === "none" ? ready.includes(userUuid) : decisionRequest !== "withdrawn";
  const canAskAgain = isGenerating && generationError !== null && decisionRequest === "none";
  const isBlocked = !canAskAgain && (isGenerating || isReady);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Button
        look={isBlocked ? "plain" : "judge"}
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
            : isReady
              ? "Waiting for opponent"
              : "Get a Decision"}
      </Button>
      {isReady && !isGenerating && (
        <>
          <Button look="quiet" onClick={onTakeBack}>
            I have more to say
          </Button>
          <LazyPart isExtra>
            <Impatience courtroomUuid={view.courtroom.uuid} userUuid={userUuid} />
          </LazyPart>
        </>
      )}
    </div>
  );
}

import { lazy, Suspense, useState } from "react";
import { Button } from "~/components/ui/button";
import type { CourtView } from "~/domain/courtroom/court-view";
import { GavelIcon } from "../icons";

// Whoever waits for long needs it, and nobody else.
const NotReadyDialog = lazy(() => import("~/components/verdict/waiting/not-ready-dialog"));

interface DecisionButtonProps {
  view: CourtView;
  onPress: () => void;
  onTakeBack: () => void;
}

/** Asks the judge for a decision. Both sides have to; until the other does, it says so and can be taken back. */
export function DecisionButton({ view, onPress, onTakeBack }: DecisionButtonProps) {
  const { isGenerating, ready, userUuid, decisionRequest, generationError } = view;
  const [isImpatient, setImpatient] = useState(false);
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
          <Button look="quiet" onClick={() => setImpatient(true)}>
            Nudge Opponent
          </Button>
        </>
      )}
      {isImpatient && (
        <Suspense fallback={null}>
          <NotReadyDialog
            filed={{ kind: "courtroom", uuid: view.courtroom.uuid }}
            userUuid={userUuid}
            hasOpponent
            siteOrigin={location.origin}
            onClose={() => setImpatient(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

import { Button } from "~/components/ui/button";
import { DeckSkeleton } from "../deck-skeleton";
import { usePreparedQuestions } from "./use-prepared-questions";

/** A case whose questions are not written yet: has them written, then shows them. */
export function PreparingDeck({ userUuid }: { userUuid: string }) {
  const { step, retry } = usePreparedQuestions(userUuid);
  if (step === "preparing") return <DeckSkeleton label="Preparing your questions…" />;
  if (step === "loading") return <DeckSkeleton label="Loading suit..." />;
  return (
    <div className="grid justify-items-center gap-4 rounded-uneven-lg border-[3px] border-ink bg-panel px-5 py-8 text-center shadow-hard">
      <h2 className="font-display text-2xl">No questions available.</h2>
      <p>The clerk has mislaid them. This happens to the best of courts.</p>
      <Button look="plain" onClick={retry}>
        Ask the clerk again
      </Button>
    </div>
  );
}

import { Button } from "~/components/ui/button";
import { DeckSkeleton } from "./deck-skeleton";

interface PreparingDeckProps {
  /** What is being done about the questions; null once that was done, and there are still none. */
  doing: string | null;
  onRetry: () => void;
}

/** In the place of a deck that has no questions: they are on their way, or lost. */
export function PreparingDeck({ doing, onRetry }: PreparingDeckProps) {
  if (doing !== null) return <DeckSkeleton label={doing} />;
  return (
    <div className="grid justify-items-center gap-4 rounded-uneven-lg border-[3px] border-ink bg-panel px-5 py-8 text-center shadow-hard">
      <h2 className="font-display text-2xl">No questions available.</h2>
      <p>The clerk has mislaid them. This happens to the best of courts.</p>
      <Button look="plain" onClick={onRetry}>
        Ask the clerk again
      </Button>
    </div>
  );
}

import { Armchair } from "lucide-react";
import { Button } from "~/components/ui/button";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";

interface NobodyCameProps {
  judgePersonality: JudgePersonality;
  /** Null until the page has the ruling. */
  onViewVerdict: (() => void) | null;
}

/** A courtroom that was judged although nobody ever took the other seat. */
export function NobodyCame({ judgePersonality, onViewVerdict }: NobodyCameProps) {
  return (
    <section className="grid justify-items-center gap-4 text-center">
      <Armchair aria-hidden className="size-24" />
      <h1 className="font-display text-3xl leading-tight sm:text-4xl">The other chair stayed empty</h1>
      <p>
        {judgeProfile(judgePersonality).title} waited for 24 hours and has ruled by default. Whoever was invited can
        still have it set aside for seven days by the same link.
      </p>
      {onViewVerdict !== null && (
        <Button look="judge" size="lg" data-main-action onClick={onViewVerdict}>
          View Verdict
        </Button>
      )}
    </section>
  );
}

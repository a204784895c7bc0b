import { PresidingJudge } from "~/components/judge/presiding-judge";
import type { Plea } from "~/domain/deck/answer";
import type { JudgePersonality } from "~/domain/judge/personality";

const KEYS: Record<Plea, { keys: string; action: string }> = {
  no: { keys: "← or N", action: "No" },
  fifth: { keys: "↑ or F", action: "Plead the Fifth" },
  yes: { keys: "→ or Y", action: "Yes" },
};

const UNDO = { keys: "U", action: "Undo" };

/** As the buttons stand. */
const ORDER = ["no", "fifth", "yes"] as const;

interface CourtCornerProps {
  judgePersonality: JudgePersonality;
  /** What the deck's questions can be answered with. */
  pleas: readonly Plea[];
  isSwiping: boolean;
}

/** Beside the deck on desktops: who presides, and how the keys swipe. Phones have no room for it, nor keys. */
export function CourtCorner({ judgePersonality, pleas, isSwiping }: CourtCornerProps) {
  const keys = [...ORDER.filter((plea) => pleas.includes(plea)).map((plea) => KEYS[plea]), UNDO];
  return (
    <div className="hidden gap-6 lg:grid">
      <PresidingJudge personality={judgePersonality} look="large" lazy />
      {isSwiping && (
        <dl className="deck-keys">
          {keys.map(({ keys: pressed, action }) => (
            <div key={action} className="contents">
              <dt className="deck-key">{pressed}</dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

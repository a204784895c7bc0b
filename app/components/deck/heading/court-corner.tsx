import { PresidingJudge } from "~/components/judge/presiding-judge";
import type { JudgePersonality } from "~/domain/judge/personality";

const KEYS = [
  { keys: "← or N", action: "No" },
  { keys: "↑ or F", action: "Plead the Fifth" },
  { keys: "→ or Y", action: "Yes" },
  { keys: "U", action: "Undo" },
];

/** Beside the deck on desktops: who presides, and how the keys swipe. Phones have no room for it, nor keys. */
export function CourtCorner({
  judgePersonality,
  isSwiping,
}: {
  judgePersonality: JudgePersonality;
  isSwiping: boolean;
}) {
  return (
    <div className="hidden gap-6 lg:grid">
      <PresidingJudge personality={judgePersonality} look="large" lazy />
      {isSwiping && (
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 text-sm">
          {KEYS.map(({ keys, action }) => (
            <div key={action} className="contents">
              <dt className="justify-self-start rounded-uneven border-2 border-ink bg-panel px-2 font-bold">{keys}</dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

import { JudgePortrait } from "~/components/judge/judge-portrait";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";

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
  const judge = judgeProfile(judgePersonality);
  return (
    <div className="hidden gap-6 lg:grid">
      <div className="flex items-center gap-5">
        <JudgePortrait
          personality={judgePersonality}
          size={112}
          decorative
          lazy
          className="size-28 shrink-0 rounded-full border-[3px] border-ink bg-judge shadow-hard"
        />
        <p>
          <strong className="block font-display font-normal text-2xl">{judge.title}</strong>
          <span className="font-bold text-judge-text text-xs uppercase tracking-[0.14em]">Presiding</span>
          <span className="block text-ink-soft text-sm">{judge.description}</span>
        </p>
      </div>
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

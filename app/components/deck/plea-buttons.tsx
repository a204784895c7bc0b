import type { Plea } from "~/domain/deck/answer";
import { HandIcon, NoIcon, YesIcon } from "./icons";

const BUTTONS = [
  { plea: "no", label: "No", Icon: NoIcon, look: "bg-panel text-ink" },
  { plea: "fifth", label: "Plead the Fifth", Icon: HandIcon, look: "bg-judge text-on-color" },
  { plea: "yes", label: "Yes", Icon: YesIcon, look: "bg-ink text-paper" },
] as const;

interface PleaButtonsProps {
  isBlocked: boolean;
  onDecide: (plea: Plea) => void;
}

/**
 * The three ways to decide the card on top, in thumb's reach, where the gestures lead: no left, fifth up, yes right.
 */
export function PleaButtons({ isBlocked, onDecide }: PleaButtonsProps) {
  return (
    <div className="grid grid-cols-[1fr_1.25fr_1fr] gap-3">
      {BUTTONS.map(({ plea, label, Icon, look }) => (
        <button
          key={plea}
          type="button"
          aria-disabled={isBlocked}
          onClick={() => onDecide(plea)}
          className={`flex min-h-16 flex-col items-center justify-center gap-0.5 rounded-uneven border-[2.5px] border-ink px-1 py-1.5 font-bold leading-tight shadow-hard transition-opacity delay-300 duration-200 active:translate-1 active:shadow-none aria-disabled:opacity-60 ${look}`}
        >
          <Icon className="size-6" />
          {label}
        </button>
      ))}
    </div>
  );
}

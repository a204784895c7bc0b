import type { ComponentType } from "react";
import type { IconProps } from "~/components/ui/icon";
import type { Plea } from "~/domain/deck/answer";
import type { DeckCard } from "~/domain/deck/deck-state";
import { HandIcon, NoIcon, SaveIcon, SkipIcon, YesIcon } from "./icons";

interface Choice {
  plea: Plea;
  label: string;
  Icon: ComponentType<IconProps>;
  look: string;
}

/** From left to right, where the gestures lead: no left, fifth up, yes right. */
const CHOICES: Record<DeckCard["kind"], readonly Choice[]> = {
  question: [
    { plea: "no", label: "No", Icon: NoIcon, look: "bg-panel text-ink" },
    { plea: "fifth", label: "Plead the Fifth", Icon: HandIcon, look: "bg-judge text-on-color" },
    { plea: "yes", label: "Yes", Icon: YesIcon, look: "bg-ink text-paper" },
  ],
  ad: [
    { plea: "no", label: "Skip", Icon: SkipIcon, look: "bg-panel text-ink" },
    { plea: "yes", label: "Save", Icon: SaveIcon, look: "bg-judge text-on-color" },
  ],
};

/** Three stand side by side as wide as the deck; two are round, each where a thumb is. */
const SHAPES = {
  two: {
    row: "flex justify-around sm:justify-center sm:gap-16",
    button: "size-18 shrink-0 rounded-full tall:size-20 lying:size-16",
  },
  three: { row: "grid grid-cols-[1fr_1.25fr_1fr] gap-3", button: "min-h-16 rounded-uneven px-1 py-1.5" },
} as const;

interface PleaButtonsProps {
  kind: DeckCard["kind"];
  pleas: readonly Plea[];
  isBlocked: boolean;
  onDecide: (plea: Plea) => void;
}

/** The ways to decide the card on top, in thumb's reach. */
export function PleaButtons({ kind, pleas, isBlocked, onDecide }: PleaButtonsProps) {
  const choices = CHOICES[kind].filter(({ plea }) => pleas.includes(plea));
  const { row, button } = SHAPES[choices.length === 2 ? "two" : "three"];
  return (
    <div className={row}>
      {choices.map(({ plea, label, Icon, look }) => (
        <button
          key={plea}
          type="button"
          aria-disabled={isBlocked}
          onClick={() => onDecide(plea)}
          className={`flex flex-col items-center justify-center gap-0.5 border-[2.5px] border-ink font-bold leading-tight shadow-hard transition-opacity delay-300 duration-200 active:translate-1 active:shadow-none aria-disabled:opacity-60 ${button} ${look}`}
        >
          <Icon className="size-6" />
          {label}
        </button>
      ))}
    </div>
  );
}

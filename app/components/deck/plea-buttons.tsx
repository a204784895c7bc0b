import type { ComponentType } from "react";
import type { IconProps } from "~/components/ui/icon";
import type { Plea } from "~/domain/deck/answer";
import type { DeckCard } from "~/domain/deck/deck-state";
import { HandIcon, NoIcon, SaveIcon, SkipIcon, YesIcon } from "./icons";

export interface Choice {
  plea: Plea;
  label: string;
  Icon: ComponentType<IconProps>;
  look: string;
}

/** From left to right, where the gestures lead: no left, fifth up, yes right. */
export const CARD_CHOICES: Record<DeckCard["kind"], readonly Choice[]> = {
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

const ROUND = "size-18 shrink-0 rounded-full tall:size-20 lying:size-16";
const WIDE = "min-h-16 rounded-uneven px-1 py-1.5";

interface PleaButtonsProps {
  choices: readonly Choice[];
  /** Two that say more than a word are as wide as three. */
  isWide?: boolean;
  isBlocked: boolean;
  onDecide: (plea: Plea) => void;
}

/**
 * The ways to decide the card on top, in thumb's reach. Two are round, each where a thumb is; three stand side by side
 * as wide as the deck.
 */
export function PleaButtons({ choices, isWide = choices.length > 2, isBlocked, onDecide }: PleaButtonsProps) {
  return (
    <div
      className={isWide ? "grid auto-cols-fr grid-flow-col gap-3" : "flex justify-around sm:justify-center sm:gap-16"}
    >
      {choices.map(({ plea, label, Icon, look }) => (
        <button
          key={plea}
          type="button"
          aria-disabled={isBlocked}
          onClick={() => onDecide(plea)}
          className={`flex flex-col items-center justify-center gap-0.5 border-[2.5px] border-ink font-bold leading-tight shadow-hard transition-opacity delay-300 duration-200 active:translate-1 active:shadow-none aria-disabled:opacity-60 ${isWide ? WIDE : ROUND} ${look}`}
        >
          <Icon className="size-6" />
          {label}
        </button>
      ))}
    </div>
  );
}

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

interface PleaButtonsProps {
  choices: readonly Choice[];
  /** Two that say more than a word are as wide as three. */
  isWide?: boolean;
  isBlocked: boolean;
  onDecide: (plea: Plea) => void;
}

/**
 * The ways to decide the card on top, in thumb's reach. Two are round, each where a thumb is; three stand side by side
 * as wide as the deck; beside a card on a low window, one below the other.
 */
export function PleaButtons({ choices, isWide = choices.length > 2, isBlocked, onDecide }: PleaButtonsProps) {
  return (
    <div className={isWide ? "deck-choices-wide" : "deck-choices-round"}>
      {choices.map(({ plea, label, Icon, look }) => (
        <button
          key={plea}
          type="submit"
          name="plea"
          value={plea}
          aria-disabled={isBlocked}
          onClick={(event) => {
            event.preventDefault();
            onDecide(plea);
          }}
          className={`deck-choice ${isWide ? "deck-choice-wide" : "deck-choice-round"} ${look}`}
        >
          <Icon className="size-[min(1.5rem,7vmin)] lying:hidden" />
          {label}
        </button>
      ))}
    </div>
  );
}

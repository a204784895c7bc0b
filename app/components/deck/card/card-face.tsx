import { FetchedAd } from "~/components/ad/fetched-ad";
import { Words } from "~/components/ui/words";
import type { DeckCard } from "~/domain/deck/deck-state";

interface CardFaceProps {
  card: DeckCard;
  /** How many questions there are up to this card. */
  number: number;
  /** The link of an ad is followed. Without this the card is one to look at, and its link is none. */
  onFollow?: () => void;
}

/** What is printed on a card of a case. */
export function CardFace({ card, number, onFollow }: CardFaceProps) {
  return card.kind === "ad" ? (
    <FetchedAd ad={card.ad} onFollow={onFollow} />
  ) : (
    <Prompt number={number} prompt={card.question.prompt} />
  );
}

function Prompt({ number, prompt }: { number: number; prompt: string }) {
  return (
    <>
      <p className="rule-double pb-1.5 font-bold text-ink-soft text-xs uppercase tracking-[0.14em]">
        The court asks · {number}
      </p>
      <div className="grid flex-1 place-items-center py-3">
        <p
          dir="auto"
          className={`text-balance text-center font-display leading-[1.2] [overflow-wrap:anywhere] ${promptSize(prompt)}`}
        >
          <Words>{prompt}</Words>
        </p>
      </div>
    </>
  );
}

function promptSize(prompt: string): string {
  return prompt.length > 90 ? "text-xl sm:text-2xl lying:text-lg" : "text-2xl sm:text-[1.75rem] lying:text-xl";
}

import { FetchedAd } from "~/components/ad/fetched-ad";
import { Words } from "~/components/ui/words";
import type { DeckCard } from "~/domain/deck/deck-state";
import { fittedSize } from "./fitted-size";

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
    <Prompt
      caption={card.question.isHunch ? "Your hunch" : `The court asks · ${number}`}
      prompt={card.question.prompt}
    />
  );
}

function Prompt({ caption, prompt }: { caption: string; prompt: string }) {
  return (
    <>
      <p className="deck-caption">{caption}</p>
      <div className="mt-2 flex-1 [container-type:size]">
        <div className="grid h-full place-items-center">
          <p
            dir="auto"
            className="text-balance text-center font-display leading-[1.2] [overflow-wrap:anywhere]"
            style={{ fontSize: fittedSize(prompt) }}
          >
            <Words>{prompt}</Words>
          </p>
        </div>
      </div>
    </>
  );
}

import { Dialog } from "~/components/ui/dialog/dialog";
import { CARD_HEIGHT, CARD_WIDTH } from "~/domain/verdict/card";

interface CardZoomProps {
  picture: string;
  title: string;
  onClose: () => void;
}

/** A card's picture as large as the screen takes it. A click anywhere closes it. */
export default function CardZoom({ picture, title, onClose }: CardZoomProps) {
  return (
    <Dialog open onOpenChange={onClose} title={title} className="sm:max-w-3xl">
      <button type="button" onClick={onClose} className="mx-auto block cursor-zoom-out">
        <img
          src={picture}
          alt={`${title}, close up`}
          width={CARD_WIDTH * 2}
          height={CARD_HEIGHT * 2}
          className="h-auto"
        />
      </button>
    </Dialog>
  );
}

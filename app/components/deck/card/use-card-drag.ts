import { type ComponentType, useEffect, useState } from "react";
import type { CardDragProps } from "./card-drag";

/** The gesture's part once it is loaded. Without a connection there is none, and the buttons and keys remain. */
export function useCardDrag(): ComponentType<CardDragProps> | null {
  const [CardDrag, setCardDrag] = useState<ComponentType<CardDragProps> | null>(null);

  useEffect(() => {
    let isHere = true;
    import("./card-drag").then(
      (loaded) => isHere && setCardDrag(() => loaded.CardDrag),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);

  return CardDrag;
}

import { useEffect, useState } from "react";

export type CardMotion = typeof import("./card-motion");

/** How cards move, once it is loaded. Without a connection there is none of it, and the buttons and keys remain. */
export function useCardMotion(): CardMotion | null {
  const [motion, setMotion] = useState<CardMotion | null>(null);

  useEffect(() => {
    import("./card-motion").then(setMotion, () => undefined);
  }, []);

  return motion;
}

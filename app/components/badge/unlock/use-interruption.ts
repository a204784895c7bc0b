import { useEffect, useState } from "react";

/**
 * Whoever goes on with something is not held up: a press puts away what is shown, and `onOver` is called once the
 * finger has let go; a key does both at once. Gives whether it is put away.
 */
export function useInterruption(onOver: () => void): boolean {
  const [isPutAway, setPutAway] = useState(false);

  useEffect(() => {
    const putAway = () => setPutAway(true);
    const ends = ["pointerup", "pointercancel", "keydown"];
    window.addEventListener("pointerdown", putAway);
    for (const end of ends) window.addEventListener(end, onOver);
    return () => {
      window.removeEventListener("pointerdown", putAway);
      for (const end of ends) window.removeEventListener(end, onOver);
    };
  }, [onOver]);

  return isPutAway;
}

import { useEffect, useState } from "react";
import { FIRST_WORD_AFTER_MS, WORD_EVERY_MS } from "~/domain/verdict/words";

/** How many of `total` words are typed by now. Not typed, all of them are there at once. */
export function useTypedWords(total: number, isTyped: boolean): { shown: number; skip: () => void } {
  const [shown, setShown] = useState(isTyped ? 0 : total);

  useEffect(() => {
    if (shown >= total) return;
    const timer = setTimeout(() => setShown((count) => count + 1), shown === 0 ? FIRST_WORD_AFTER_MS : WORD_EVERY_MS);
    return () => clearTimeout(timer);
  }, [shown, total]);

  return { shown, skip: () => setShown(total) };
}

import { useEffect, useState } from "react";
import { WORD_EVERY_MS } from "~/domain/verdict/words";

/**
 * How many of `total` words are typed by now, the first after `firstAfterMs`. Not typed, all of them are there at once.
 */
export function useTypedWords(total: number, isTyped: boolean, firstAfterMs: number) {
  const [shown, setShown] = useState(isTyped ? 0 : total);

  useEffect(() => {
    if (shown >= total) return;
    const timer = setTimeout(() => setShown((count) => count + 1), shown === 0 ? firstAfterMs : WORD_EVERY_MS);
    return () => clearTimeout(timer);
  }, [shown, total, firstAfterMs]);

  return { shown, skip: () => setShown(total) };
}

import { useEffect } from "react";

/** Puts a count before the page's title while it is not zero. */
export function useTitleBadge(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const title = document.title;
    document.title = `(${count}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [count]);
}

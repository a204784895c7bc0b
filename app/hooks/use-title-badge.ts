import { useEffect } from "react";

/**
 * Puts a count before the page's title while it is not zero. By the time it goes the next page may have set its own
 * title.
 */
export function useTitleBadge(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    document.title = `(${count}) ${document.title}`;
    return () => {
      document.title = document.title.replace(/^\(\d+\) /u, "");
    };
  }, [count]);
}

import { useEffect, useState } from "react";
import { showToast } from "~/browser/toast";

/** Marks the title of a window whose decision has not been seen. */
const MARK = "(1) ";

/**
 * Calls a person who asked for it when their decision is there: by a toast, and by the window's title until they look.
 */
export function useCall(sessionUuid: string, isReady: boolean, isSeen: boolean) {
  const [isCalling, setCalling] = useState(false);
  const isDue = isCalling && isReady;

  useEffect(() => {
    if (!isDue) return;
    showToast({ title: "The court has decided.", description: "Your decision is ready to be read." });
  }, [isDue]);

  useEffect(() => {
    if (!isDue || !isSeen) return;
    import("~/browser/mark-case-read").then(
      ({ markCaseRead }) => markCaseRead(sessionUuid),
      () => undefined,
    );
  }, [isDue, isSeen, sessionUuid]);

  useEffect(() => {
    if (!isDue || isSeen) return;
    const title = document.title;
    document.title = `${MARK}${title}`;
    return () => {
      document.title = title;
    };
  }, [isDue, isSeen]);

  return {
    isCalling,
    promise() {
      setCalling(true);
    },
  };
}

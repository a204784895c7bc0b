import { useEffect, useState } from "react";
import { showToast } from "~/browser/toast";
import { useTitleBadge } from "~/hooks/use-title-badge";

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
    setCalling(false);
    import("~/browser/mark-case-read").then(
      ({ markCaseRead }) => markCaseRead(sessionUuid),
      () => undefined,
    );
  }, [isDue, isSeen, sessionUuid]);

  useTitleBadge(isDue && !isSeen ? 1 : 0);

  return {
    isCalling,
    promise() {
      setCalling(true);
    },
  };
}

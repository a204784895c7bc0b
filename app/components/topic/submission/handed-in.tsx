import { useEffect, useRef } from "react";
import { lookForBadges } from "~/browser/badge/deeds";

/**
 * A topic has reached the moderators, now or before. Takes the focus: the button that was pressed has nothing to send
 * any more.
 */
export function HandedIn({ isWaiting }: { isWaiting: boolean }) {
  const words = useRef<HTMLParagraphElement>(null);

  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  useEffect(lookForBadges, []);

  return (
    <p
      ref={words}
      tabIndex={-1}
      className="rounded-uneven border-[2.5px] border-ink border-dashed px-3 py-2 focus:outline-none"
    >
      {isWaiting ? (
        <>
          <strong>You have handed this one in before.</strong> It waits in your dashboard until a moderator reads it.
        </>
      ) : (
        <>
          <strong>Handed in.</strong> A moderator reads it next; until then it waits in your dashboard.
        </>
      )}
    </p>
  );
}

import { useEffect, useRef, useState } from "react";
import type { CourtView } from "~/domain/courtroom/court-view";
import { lastNumber } from "~/domain/courtroom/court-view";

/** What the other side says, for those who listen: only what comes while they are here, not the whole transcript. */
export function SpokenNews({ view }: { view: CourtView }) {
  const { messages, userUuid, hasJoined } = view;
  const toldTo = useRef<number | null>(null);
  /** Numbers and not words: what somebody takes out of the record must not stay here. */
  const [news, setNews] = useState<readonly number[]>([]);
  const last = lastNumber(view);

  useEffect(() => {
    if (!hasJoined) return;
    const from = toldTo.current;
    toldTo.current = last;
    if (from === null) return;
    const fresh = messages.filter(({ number, senderUuid }) => number > from && senderUuid !== userUuid);
    if (fresh.length > 0) setNews(fresh.map(({ number }) => number));
  }, [hasJoined, last, messages, userUuid]);

  return (
    <p role="status" className="sr-only">
      {messages
        .filter(({ number }) => news.includes(number))
        .map(({ sender, content }) => `${sender.displayName}: ${content}`)
        .join(". ")}
    </p>
  );
}

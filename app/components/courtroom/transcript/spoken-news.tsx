import { useEffect, useRef, useState } from "react";
import { restingWords } from "~/domain/courtroom/bench/resting-words";
import type { CourtView } from "~/domain/courtroom/court-view";
import { judgeProfile } from "~/domain/judge/personality";
import { namesIn } from "../seats";

/** What the other side and the judge say, for those who listen: only what comes while they are here, not all of it. */
export function SpokenNews({ view }: { view: CourtView }) {
  const { messages, lines, courtroom, seat: own, hasJoined } = view;
  const told = useRef<{ number: number; lines: number } | null>(null);
  /** Numbers and not words: what somebody takes out of the record must not stay here. */
  const [news, setNews] = useState<{ numbers: readonly number[]; from: number }>({ numbers: [], from: lines.length });
  const last = messages.at(-1)?.number ?? 0;

  useEffect(() => {
    if (!hasJoined) return;
    const before = told.current;
    told.current = { number: last, lines: lines.length };
    if (before === null) return setNews({ numbers: [], from: lines.length });
    const fresh = messages.filter(({ number, seat }) => number > before.number && seat !== own);
    if (fresh.length > 0 || lines.length > before.lines)
      setNews({ numbers: fresh.map(({ number }) => number), from: before.lines });
  }, [hasJoined, last, messages, lines, own]);

  const judge = judgeProfile(courtroom.judgePersonality).title;
  return (
    <p role="status" className="sr-only">
      {[
        ...messages
          .filter(({ number }) => news.numbers.includes(number))
          .map(({ sender, content }) => `${sender.displayName}: ${content}`),
        ...lines
          .slice(news.from)
          .map((line) => (line.kind === "judge" ? `${judge}: ${line.text}` : restingWords(line, namesIn(courtroom)))),
      ].join(". ")}
    </p>
  );
}

import { useEffect, useRef } from "react";
import { FallingPaper, type ThrowPaper } from "~/components/ui/falling-paper";
import type { Winner } from "~/domain/case/winner";

const GROUNDS: Record<Winner, string> = { creator: "bg-plaintiff", opponent: "bg-defendant", other: "bg-judge" };
const PIECES = 150;

interface OutcomeStampProps {
  winner: Winner;
  headline: string;
  /** It comes down now, for somebody who sees it for the first time. */
  isReveal: boolean;
  /** Whoever looks has won: paper falls for them, and for nobody else. */
  isWon: boolean;
}

/** Who won, stamped under the ruling. */
export function OutcomeStamp({ winner, headline, isReveal, isWon }: OutcomeStampProps) {
  const stamp = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (isReveal) stamp.current?.scrollIntoView({ block: "nearest" });
  }, [isReveal]);

  return (
    <>
      <p
        ref={stamp}
        className={`-rotate-2 mx-auto my-2 max-w-full scroll-mb-6 rounded-uneven border-[5px] border-ink px-4 py-2 text-center font-display text-[min(2rem,8vw)] text-on-color leading-tight shadow-hard [overflow-wrap:anywhere] ${GROUNDS[winner]} ${isReveal ? "animate-stamp" : ""}`}
      >
        {headline}
      </p>
      {isReveal && isWon && <FallingPaper onReady={throwOnce} />}
    </>
  );
}

function throwOnce(throwPaper: ThrowPaper): undefined {
  throwPaper(PIECES);
}

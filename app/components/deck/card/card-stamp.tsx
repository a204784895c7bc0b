import type { Plea } from "~/domain/deck/answer";
import type { StageCard } from "./deck-stage";

const PLACES: Record<Plea, string> = {
  yes: "left-4 top-6 -rotate-12",
  no: "right-4 top-6 rotate-12",
  fifth: "bottom-8 left-1/2 -translate-x-1/2 -rotate-6",
};

const WORDS: Record<StageCard["kind"], Record<Plea, string>> = {
  question: { yes: "YES", no: "NO", fifth: "FIFTH" },
  ad: { yes: "SAVE", no: "SKIP", fifth: "" },
  topic: { yes: "DON'T MIND IT", no: "HATE IT", fifth: "" },
};

interface CardStampProps {
  kind: StageCard["kind"];
  plea: Plea;
  /** From 0 to 1. */
  strength: number;
}

/** The rubber stamp that appears while a card is dragged and stays on it when it is decided. */
export function CardStamp({ kind, plea, strength }: CardStampProps) {
  return (
    <span
      aria-hidden
      className={`absolute whitespace-nowrap rounded-uneven border-[5px] border-ink bg-judge px-3 py-1 font-display text-on-color leading-none ${kind === "topic" ? "text-2xl" : "text-4xl"} ${PLACES[plea]}`}
      style={{ opacity: strength }}
    >
      {WORDS[kind][plea]}
    </span>
  );
}

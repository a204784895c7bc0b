import type { Plea } from "~/domain/deck/answer";

const STAMPS: Record<Plea, { word: string; place: string }> = {
  yes: { word: "YES", place: "left-4 top-6 -rotate-12" },
  no: { word: "NO", place: "right-4 top-6 rotate-12" },
  fifth: { word: "FIFTH", place: "bottom-8 left-1/2 -translate-x-1/2 -rotate-6" },
};

/** The rubber stamp that appears while a card is dragged and stays on it when it is decided. */
export function PleaStamp({ plea, strength }: { plea: Plea; strength: number }) {
  const { word, place } = STAMPS[plea];
  return (
    <span
      aria-hidden
      className={`absolute rounded-uneven border-[5px] border-ink bg-judge px-3 py-1 font-display text-4xl text-on-color leading-none ${place}`}
      style={{ opacity: strength }}
    >
      {word}
    </span>
  );
}

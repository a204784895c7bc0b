import { useState } from "react";
import { Words } from "~/components/ui/words";

/** Up to this many code units an allegation stands in full on a phone; longer ones begin folded. */
const FOLDED_FROM = 32;

/** What it is all about. On phones it is one line, so that the talk has the screen. */
export function CaseTitle({ allegation }: { allegation: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = allegation.length > FOLDED_FROM;
  const size = allegation.length > 120 ? "lg:text-2xl" : "lg:text-3xl";
  return (
    <div className="flex items-center gap-2 lg:block">
      <h1
        dir="auto"
        className={`min-w-0 flex-1 font-display text-lg leading-[1.15] [overflow-wrap:anywhere] ${size} ${isLong && !isOpen ? "line-clamp-1 lg:line-clamp-none" : ""}`}
      >
        Courtroom: <Words>{allegation}</Words>
      </h1>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-my-2 min-h-11 shrink-0 font-bold text-sm underline decoration-2 underline-offset-4 lg:hidden"
        >
          {isOpen ? "fold" : "read all"}
        </button>
      )}
    </div>
  );
}

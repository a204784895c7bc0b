import { useState } from "react";
import { Words } from "~/components/ui/words";

/** Up to this many code units an allegation stands in full above the deck; longer ones begin folded on phones. */
const FOLDED_FROM = 70;

/** The heading of a case. On phones a long allegation is folded to two lines, so that the deck stays on the screen. */
export function CaseHeading({ allegation }: { allegation: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = allegation.length > FOLDED_FROM;
  const size = isLong ? "text-lg sm:text-2xl lg:text-3xl" : "text-2xl sm:text-3xl lg:text-4xl";
  return (
    <div className="flex items-end gap-2 lg:block">
      <h1
        dir="auto"
        className={`min-w-0 flex-1 font-display leading-[1.15] [overflow-wrap:anywhere] ${size} ${isLong && !isOpen ? "line-clamp-2 lg:line-clamp-none" : ""}`}
      >
        PettySuit:{" "}
        <bdi>
          <Words>{allegation}</Words>
        </bdi>
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

import { useEffect, useState } from "react";
import { STORED } from "~/browser/storage/places";
import { readStored, writeStored } from "~/browser/storage/stored";
import type { Plea } from "~/domain/deck/answer";

/** Where swiping leads, on the first card that this browser ever shows. Whoever doesn't see it has the buttons. */
export function GestureHint({ pleas }: { pleas: readonly Plea[] }) {
  const [isNew, setNew] = useState(false);

  // With the first card that goes, the hint has been of use. The next one looks only after that.
  useEffect(() => {
    setNew(readStored(STORED.swipeHint, "refused") === null);
    return () => writeStored(STORED.swipeHint, "seen");
  }, []);

  if (!isNew) return null;
  return (
    <p aria-hidden className="absolute inset-x-0 bottom-0 flex translate-y-1/2 justify-center">
      <span className="animate-line-in whitespace-nowrap rounded-uneven border-2 border-ink bg-judge px-[min(0.625rem,3vmin)] font-bold text-[min(0.75rem,3.4vmin)] text-on-color">
        ← No · {pleas.includes("fifth") && "↑ Fifth · "}Yes →
      </span>
    </p>
  );
}

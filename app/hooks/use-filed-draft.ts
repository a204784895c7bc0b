import { useEffect } from "react";
import { readStored, type StoredPlace, writeStored } from "~/browser/storage/stored";

/** Forgets the draft of what was filed by a form without a script: the page that it leads to says that it was. */
export function useFiledDraft(place: StoredPlace, filed: string): void {
  useEffect(() => {
    if (readStored(place)?.trim() === filed.trim()) writeStored(place, null);
  }, [place, filed]);
}

import { useEffect } from "react";
import { STORED } from "~/browser/storage/places";
import { forgetStored, listStored, readStored } from "~/browser/storage/stored";

/** Forgets the draft of what was filed by a form without a script: the page that it leads to says that it was. */
export function useFiledDraft(filed: string): void {
  useEffect(() => {
    const drafts = [STORED.allegationDraft, STORED.rematchDraft].flatMap(listStored);
    forgetStored(drafts.filter((draft) => readStored(draft)?.trim() === filed.trim()));
  }, [filed]);
}

import { type RefObject, useCallback, useEffect, useState } from "react";
import { STORED } from "~/browser/storage/places";
import { readStored, writeStored } from "~/browser/storage/stored";

interface AllegationDraft {
  text: string;
  setText: (text: string) => void;
  /** Forgets the draft, since it has been filed. The text stays on the page, which is about to be left. */
  forget: () => void;
}

/**
 * What the person is writing against somebody. It survives a reload until it is filed. `field` is the text area: what
 * was typed into it before hydration is newer than any draft.
 */
export function useAllegationDraft(field: RefObject<HTMLTextAreaElement | null>): AllegationDraft {
  const [text, setText] = useState("");

  useEffect(() => {
    const typed = field.current?.value ?? "";
    setText(typed === "" ? (readStored(STORED.allegationDraft) ?? "") : typed);
  }, [field]);

  return {
    text,
    setText: useCallback((next: string) => {
      setText(next);
      writeStored(STORED.allegationDraft, next || null);
    }, []),
    forget: useCallback(() => writeStored(STORED.allegationDraft, null), []),
  };
}

import { type RefObject, useCallback, useEffect, useState } from "react";

const DRAFT_KEY = "pettifog.draft";

interface AllegationDraft {
  text: string;
  setText: (text: string) => void;
  /** Forgets the draft, since it has been filed. The text stays on the page, which is about to be left. */
  forget: () => void;
}

/**
 * What the person is writing against somebody. It survives a reload until it is filed. `field` is the text area: what was
 * typed into it before the page came alive is newer than any draft.
 */
export function useAllegationDraft(field: RefObject<HTMLTextAreaElement | null>): AllegationDraft {
  const [text, setText] = useState("");

  useEffect(() => {
    const typed = field.current?.value ?? "";
    setText(typed === "" ? readDraft() : typed);
  }, [field]);

  return {
    text,
    setText: useCallback((next: string) => {
      setText(next);
      writeDraft(next);
    }, []),
    forget: useCallback(() => writeDraft(""), []),
  };
}

/** Forgets the draft from any page. */
export function forgetDraft(): void {
  writeDraft("");
}

function readDraft(): string {
  try {
    return localStorage.getItem(DRAFT_KEY) ?? "";
  } catch {
    return "";
  }
}

function writeDraft(text: string): void {
  try {
    if (text === "") localStorage.removeItem(DRAFT_KEY);
    else localStorage.setItem(DRAFT_KEY, text);
  } catch {
    // Storage can be full or forbidden: the draft then lives as long as the page.
  }
}

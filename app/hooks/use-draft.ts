import { type RefObject, useCallback, useEffect, useState } from "react";
import { readStored, type StoredPlace, writeStored } from "~/browser/storage/stored";

interface Draft {
  text: string;
  setText: (text: string) => void;
  /** Forgets the draft, since it has been filed. The text stays on the page, which is about to be left. */
  forget: () => void;
}

/**
 * What the person is writing. It survives a reload until it is filed. `field` is the text area: what was typed into it
 * before hydration is newer than any draft. So is `sent`: what another app has shared, or the server gives back where
 * it has refused a bare form.
 */
export function useDraft(place: StoredPlace | null, field: RefObject<HTMLTextAreaElement | null>, sent = ""): Draft {
  const [text, setText] = useState(sent);

  useEffect(() => {
    const typed = field.current?.value ?? "";
    const stored = place === null ? null : readStored(place);
    setText(typed === "" ? (stored ?? "") : typed);
  }, [place, field]);

  return {
    text,
    setText: useCallback(
      (next: string) => {
        setText(next);
        if (place !== null) writeStored(place, next || null);
      },
      [place],
    ),
    forget: useCallback(() => {
      if (place !== null) writeStored(place, null);
    }, [place]),
  };
}

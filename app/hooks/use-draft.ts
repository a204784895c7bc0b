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
 * it has refused a bare form. `suggested` is nobody's words: it stands where there are none.
 */
export function useDraft(
  place: StoredPlace,
  field: RefObject<HTMLTextAreaElement | null>,
  sent = "",
  suggested = "",
): Draft {
  const [text, setText] = useState(sent || suggested);

  useEffect(() => {
    const typed = field.current?.value ?? "";
    setText((typed === suggested && readStored(place)) || typed);
  }, [place, field, suggested]);

  return {
    text,
    setText: useCallback(
      (next: string) => {
        setText(next);
        writeStored(place, next || null);
      },
      [place],
    ),
    forget: () => writeStored(place, null),
  };
}

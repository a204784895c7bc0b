import { type RefObject, useCallback, useEffect, useState } from "react";
import { STORED } from "~/browser/storage/places";
import { readStored, writeStored } from "~/browser/storage/stored";

/**
 * The name that a person is typing for a case, `knownName` until they do. It lives as long as the tab: a page that is
 * loaded again, since somebody logged in elsewhere, does not take it. What was typed into `field` before hydration is
 * newer, and so is `sent`, which the server gives back where it has refused a bare form.
 */
export function useNameDraft(knownName: string, field?: RefObject<HTMLInputElement | null>, sent = "") {
  const [name, setName] = useState(sent || knownName);

  useEffect(() => {
    const typed = field?.current?.value ?? knownName;
    setName(typed === knownName ? (readStored(STORED.nameDraft) ?? knownName) : typed);
  }, [knownName, field]);

  const write = useCallback((next: string) => {
    setName(next);
    writeStored(STORED.nameDraft, next);
  }, []);

  return [name, write] as const;
}

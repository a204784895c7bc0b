import { type RefObject, useCallback, useEffect, useState } from "react";

const NAME_KEY = "pettifog.name";

/**
 * The name that a person is typing for a case, `knownName` until they do. It lives as long as the tab: a page that is loaded
 * anew, since somebody logged in elsewhere, does not take it. What stands in `field` before the page is alive is newer.
 */
export function useNameDraft(knownName: string, field?: RefObject<HTMLInputElement | null>) {
  const [name, setName] = useState(knownName);

  useEffect(() => {
    const typed = field?.current?.value ?? knownName;
    setName(typed === knownName ? (recallName() ?? knownName) : typed);
  }, [knownName, field]);

  const write = useCallback((next: string) => {
    setName(next);
    keepName(next);
  }, []);

  return [name, write] as const;
}

/** Forgets the name from any page. */
export function forgetNameDraft(): void {
  try {
    sessionStorage.removeItem(NAME_KEY);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

function recallName(): string | null {
  try {
    return sessionStorage.getItem(NAME_KEY);
  } catch {
    return null;
  }
}

function keepName(name: string): void {
  try {
    sessionStorage.setItem(NAME_KEY, name);
  } catch {
    // Storage can be full or forbidden: the name then lives as long as the page.
  }
}

const DISMISSED_KEY = "pettifog.nudge-dismissed";

/** Whether this visit's person has waved the nudge away. */
export function isNudgeDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers it for this visit: as long as the tab lives. */
export function dismissNudge(): void {
  try {
    sessionStorage.setItem(DISMISSED_KEY, "true");
  } catch {
    // Storage can be forbidden: the page remembers it as long as it stands.
  }
}

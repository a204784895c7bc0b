/**
 * How pushes stand in a browser (docs/rules.md#push): `on` is all of it, that the person wants them, the browser lets
 * them and the court knows where to send them.
 */
export type PushState = "on" | "off" | "blocked" | "not_installed" | "unsupported" | "not_ready";

/** What a browser says of itself. */
export interface PushBrowser {
  /** Whether it can show what is pushed. */
  isAble: boolean;
  /** An iPhone or iPad, which takes pushes for what is on its home screen alone. */
  isApplePhone: boolean;
  permission: "default" | "denied" | "granted";
  isSubscribed: boolean;
}

/** What the court says. */
export interface PushCourt {
  notificationsEnabled: boolean;
  isDeviceRegistered: boolean;
  /** Null where this court sends none, or not by itself. */
  pushKey: string | null;
}

/** What keeps a browser from taking pushes, or null. */
export function pushObstacle({ isAble, isApplePhone, permission }: Omit<PushBrowser, "isSubscribed">) {
  if (!isAble) return isApplePhone ? "not_installed" : "unsupported";
  return permission === "denied" ? "blocked" : null;
}

export function pushStateOf(browser: PushBrowser, court: PushCourt): PushState {
  const obstacle = pushObstacle(browser) ?? (court.pushKey === null ? "not_ready" : null);
  if (obstacle !== null) return obstacle;
  const isReceiving = browser.permission === "granted" && browser.isSubscribed && court.isDeviceRegistered;
  return court.notificationsEnabled && isReceiving ? "on" : "off";
}

/** For a browser that should be able to and is not, and a court that sends none, or only by a provider's program. */
export const PUSH_FAILED =
  "Oh no! Push notifications not initialized. Please refresh the page, wait, and try again or contact us if the issue persists.";

/** What somebody is told about it, and what they can do. */
export const PUSH_WORDS: Record<PushState, string> = {
  on: "On. This device hears of it when something happens.",
  off: "Off. Nothing disturbs you here.",
  blocked: "Blocked by your browser. Allow notifications for this site in its settings, then come back.",
  not_installed: "Add this site to your Home Screen first: Share, then Add to Home Screen. Then open it from there.",
  unsupported: "This browser can’t show notifications. The bell still counts.",
  not_ready: PUSH_FAILED,
};

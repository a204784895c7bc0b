/** Shows on the installed app's icon how many notices are unread. Not every browser can, and some refuse. */
export function showUnread(count: number): void {
  navigator.setAppBadge?.(count).catch(() => undefined);
}

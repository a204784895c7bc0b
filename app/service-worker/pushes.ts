import type { PushPayload } from "~/domain/notice/notice";

declare const self: ServiceWorkerGlobalScope;

/** Safari takes the leave away from whoever shows nothing; other browsers don't where a page is in front. */
const MUST_SHOW = !/Chrome|Firefox/u.test(navigator.userAgent);

/** Shows what the court pushes while no page is open in front, and leads to what it is about. */
export function showPushes(): void {
  self.addEventListener("push", (event) => {
    if (event.data !== null) event.waitUntil(show(event.data.json()));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(lead(event.notification.data.link));
  });
}

/**
 * An open page that somebody looks at says it itself. A later word about the same replaces the earlier one. The count
 * on the app's icon is that of what is shown, until a page knows better.
 */
async function show({ id, title, body, link }: PushPayload): Promise<void> {
  const pages = await windows();
  if (!MUST_SHOW && pages.some(({ focused }) => focused)) return;
  await self.registration.showNotification(title, { body, tag: id, icon: "/apple-touch-icon.png", data: { link } });
  await navigator.setAppBadge?.((await self.registration.getNotifications()).length);
}

/** To the page if it is open, else by any page of ours, else in a new one. */
async function lead(link: string): Promise<void> {
  const url = new URL(link, self.location.origin).href;
  const pages = await windows();
  const open = pages.find((page) => page.url === url) ?? pages[0];
  if (open === undefined) {
    await self.clients.openWindow(url);
    return;
  }
  // A browser may refuse to bring a page to the front.
  await open.focus().catch(() => undefined);
  // A page that this worker does not control yet can't be led.
  if (open.url !== url) await open.navigate(url).catch(() => self.clients.openWindow(url));
}

function windows(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}

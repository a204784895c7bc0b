// Shows what the court pushes while no page is open in front, and leads to what it is about.

/** Safari takes the leave away from whoever shows nothing; other browsers don't where a page is in front. */
const MUST_SHOW = !/Chrome|Firefox/.test(navigator.userAgent);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  if (event.data !== null) event.waitUntil(show(event.data.json()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.link));
});

/** An open page that somebody looks at says it itself. A later word about the same replaces the earlier one. */
async function show({ id, title, body, link }) {
  const pages = await windows();
  if (!MUST_SHOW && pages.some(({ focused }) => focused)) return;
  await self.registration.showNotification(title, { body, tag: id, icon: "/favicon.svg", data: { link } });
}

/** To the page if it is open, else by any page of ours, else in a new one. */
async function lead(link) {
  const url = new URL(link, self.location.origin).href;
  const pages = await windows();
  const open = pages.find((page) => page.url === url) ?? pages[0];
  if (open === undefined) return self.clients.openWindow(url);
  const front = await open.focus();
  // A page that this worker does not control yet can't be led.
  if (front.url !== url) await front.navigate(url).catch(() => self.clients.openWindow(url));
}

function windows() {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}

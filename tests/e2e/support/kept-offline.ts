import type { BrowserContext } from "playwright-core";

const MARK = "test-offline";

/**
 * Without a connection, Chromium tells a page that a service worker has brought up that it is online (seen with 150 and
 * Playwright's `setOffline`), and nothing once the connection is back. A cookie tells it, which a page reads at once.
 */
export async function keepPagesOffline(context: BrowserContext, origin: string): Promise<void> {
  await context.addInitScript((mark) => {
    // An empty page has no cookies, and throws.
    const isMarked = () => location.protocol === "http:" && document.cookie.includes(`${mark}=`);
    const told = Object.getOwnPropertyDescriptor(Navigator.prototype, "onLine");
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => !isMarked() && told?.get?.call(navigator) });
    if (isMarked()) Reflect.set(window, mark, true);
  }, MARK);
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (isOffline) => {
    if (isOffline) await context.addCookies([{ name: MARK, value: "yes", url: origin }]);
    else await context.clearCookies({ name: MARK });
    await setOffline(isOffline);
    if (isOffline) return;
    for (const page of context.pages()) await page.evaluate(sayOnline, MARK);
  };
}

/** To a page that came up without a connection; the others have heard it from the browser. */
function sayOnline(mark: string): void {
  if (Reflect.get(window, mark) === true) window.dispatchEvent(new Event("online"));
  Reflect.deleteProperty(window, mark);
}

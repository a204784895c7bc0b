import type { Page } from "playwright-core";

/**
 * Runs in the browser, before any page: stands in for the share sheet and for new tabs, and notes what they were given.
 */
export function noteShares(): void {
  const noted: object[] = [];
  Reflect.set(window, "notedShares", noted);
  window.open = (url) => {
    noted.push({ opened: String(url) });
    return null;
  };
  navigator.canShare = () => true;
  navigator.share = async ({ files = [], ...rest } = {}) => {
    noted.push({ ...rest, files: files.map(({ name, type, size }) => `${name} ${type} ${size}`) });
  };
}

/** What the share sheet and new tabs were given, in order. */
export function shares(page: Page): Promise<object[]> {
  return page.evaluate(() => Reflect.get(window, "notedShares"));
}

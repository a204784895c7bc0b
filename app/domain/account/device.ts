export const UNKNOWN_DEVICE = "An unknown device";

/** In this order: most browsers also name the ones that they descend from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//u, "Edge"],
  [/\bOPR\/|\bOpera\b/u, "Opera"],
  [/\bSamsungBrowser\//u, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//u, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//u, "Chrome"],
  [/\bSafari\//u, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/u, "Android"],
  [/\biPhone\b|\biPod\b/u, "iPhone"],
  [/\biPad\b/u, "iPad"],
  [/\bWindows\b/u, "Windows"],
  [/\bCrOS\b/u, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/u, "Mac"],
  [/\bLinux\b/u, "Linux"],
];

/**
 * Short words for what a browser says of itself, such as `Chrome on Android`: enough to tell one's own devices apart.
 */
export function deviceOf(userAgent: string | null | undefined): string {
  const found = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const [browser, system] = [found(BROWSERS), found(SYSTEMS)];
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}

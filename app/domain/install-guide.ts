/** The systems that the court can be installed on, each in its own way. */
export const INSTALL_SYSTEMS = ["ios", "android", "desktop"] as const;

export type InstallSystem = (typeof INSTALL_SYSTEMS)[number];

/**
 * The systems in the order in which this visitor wants to read of them: their own comes first. The server knows of no
 * `touchPoints`.
 */
export function systemsFor(userAgent: string | null, touchPoints = 0): InstallSystem[] {
  const own = systemOf(userAgent ?? "", touchPoints);
  return [own, ...INSTALL_SYSTEMS.filter((system) => system !== own)];
}

/**
 * Whatever tells of no telephone and no tablet sits on a desk. Today's iPads say that they are Macs; they have a
 * touchscreen, which no Mac has.
 */
function systemOf(userAgent: string, touchPoints: number): InstallSystem {
  if (/\b(?:iPhone|iPad|iPod)\b/u.test(userAgent)) return "ios";
  if (/\bMacintosh\b/u.test(userAgent) && touchPoints > 1) return "ios";
  return /\bAndroid\b/u.test(userAgent) ? "android" : "desktop";
}

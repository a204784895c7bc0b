/** The systems that the court can be installed on, each in its own way. */
export const INSTALL_SYSTEMS = ["ios", "android", "desktop"] as const;

export type InstallSystem = (typeof INSTALL_SYSTEMS)[number];

/** The systems in the order in which this visitor wants to read of them: their own comes first. */
export function systemsFor(userAgent: string | null): InstallSystem[] {
  const own = systemOf(userAgent ?? "");
  return [own, ...INSTALL_SYSTEMS.filter((system) => system !== own)];
}

/** Whatever tells of no telephone and no tablet sits on a desk. */
function systemOf(userAgent: string): InstallSystem {
  if (/\b(?:iPhone|iPad|iPod)\b/u.test(userAgent)) return "ios";
  return /\bAndroid\b/u.test(userAgent) ? "android" : "desktop";
}

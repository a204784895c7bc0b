/** What an app shop's window shows before somebody installs; `npm run bake:screenshots` takes them. Sizes in pixels. */
export const APP_SCREENSHOTS = [
  { file: "home", formFactor: "narrow", width: 780, height: 1688, label: "File a PettySuit in 250 characters" },
  { file: "deck", formFactor: "narrow", width: 780, height: 1688, label: "Swipe yes or no through the questions" },
  { file: "ruling", formFactor: "narrow", width: 780, height: 1688, label: "A judge rules" },
  { file: "wide", formFactor: "wide", width: 1440, height: 900, label: "The court on a desk" },
] as const;

export function screenshotPath(file: (typeof APP_SCREENSHOTS)[number]["file"]): string {
  return `/screenshots/${file}.jpg`;
}

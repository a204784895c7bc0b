import type { InstallSystem } from "~/domain/install-guide";

const GUIDES: Record<InstallSystem, { title: string; browser: string; steps: readonly string[] }> = {
  ios: {
    title: "iPhone and iPad",
    browser: "in Safari",
    steps: [
      "Tap the Share button: a square with an arrow that points up.",
      "Scroll down and tap “Add to Home Screen”.",
      "Tap “Add”. The gavel hangs among your apps.",
    ],
  },
  android: {
    title: "Android",
    browser: "in Chrome",
    steps: [
      "Tap the menu: three dots in the corner.",
      "Tap “Add to Home screen” or “Install app”.",
      "Tap “Install”. The gavel hangs among your apps.",
    ],
  },
  desktop: {
    title: "Desktop",
    browser: "in Chrome or Edge",
    steps: [
      "Look for the install icon at the end of the address bar: a screen with an arrow.",
      "Click it, then click “Install”.",
      "In Safari on a Mac it is File, then “Add to Dock”.",
    ],
  },
};

/** The way to the home screen on one system. */
export function InstallSteps({ system, isOwn }: { system: InstallSystem; isOwn: boolean }) {
  const { title, browser, steps } = GUIDES[system];
  return (
    <li className="min-w-0 rounded-uneven-lg border-[2.5px] border-ink bg-panel p-4 shadow-hard sm:p-6">
      {isOwn && (
        <p className="mb-2 inline-block -rotate-1 rounded-uneven border-2 border-ink bg-judge px-2 font-bold text-on-color text-sm">
          Yours, by the look of it
        </p>
      )}
      <h2 className="font-display text-2xl leading-tight">{title}</h2>
      <p className="text-ink-soft">{browser}</p>
      <ol className="mt-3 grid list-decimal gap-2 pl-5 marker:font-bold marker:text-judge-text">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </li>
  );
}

import { createSharedValue } from "./shared-value";

/** The browser's own offer to install this site, which Chromium alone makes, and which can be taken up once. */
interface InstallPrompt {
  prompt: () => Promise<unknown>;
}

/** The offer that stands, or null. */
export const installPrompt = createSharedValue<InstallPrompt>();

/** Shows the browser's own question. */
export function takeUpInstallPrompt(): void {
  void installPrompt.read()?.prompt();
  installPrompt.set(null);
}

// The offer comes once a page has loaded, perhaps before anything is hydrated.
if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) installPrompt.set(event);
  });
  window.addEventListener("appinstalled", () => installPrompt.set(null));
}

function isInstallPrompt(event: Event): event is Event & InstallPrompt {
  return "prompt" in event && typeof event.prompt === "function";
}

import { showToast } from "./use-toast";

/** The text on the clipboard; null where the browser gives none, which it says. The person may have to allow it. */
export async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    showToast({
      title: "Clipboard not available",
      description: "Paste manually if system access is blocked.",
      tone: "error",
    });
    return null;
  }
}

import { showToast, type ToastInput } from "./toast";

/** How long a notice of what was copied stays unless it says otherwise, in milliseconds. */
const COPIED_NOTICE_MS = 2_000;

/** `unavailable`: the browser gives this page no clipboard. `failed`: it has one and refused. */
export type CopyResult = "copied" | "unavailable" | "failed";

/** Puts a text on the clipboard. Never throws. */
export async function copyText(text: string): Promise<CopyResult> {
  // Typed as always there; missing on pages without a secure context and in some in-app browsers.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) return "unavailable";
  try {
    await clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}

/** Tells the person how copying went: `success` when it worked, else what to do instead. */
export function announceCopy(result: CopyResult, success: ToastInput): void {
  switch (result) {
    case "copied":
      showToast({ duration: COPIED_NOTICE_MS, ...success });
      return;
    case "unavailable":
      announceNoClipboard();
      return;
    case "failed":
      showToast({ title: "Failed to copy", description: "Please copy the link manually.", tone: "error" });
      return;
    default:
      result satisfies never;
  }
}

/**
 * The text on the clipboard; null where the browser gives none, which the person is told. They may have to allow it.
 */
export async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    announceNoClipboard();
    return null;
  }
}

function announceNoClipboard(): void {
  showToast({
    title: "Clipboard not available",
    description: "Paste manually if system access is blocked.",
    tone: "error",
  });
}

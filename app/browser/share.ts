import { announceCopy, type CopyResult, copyText } from "./clipboard";
import type { ToastInput } from "./toast";

export interface Shareable {
  title: string;
  text: string;
  url: string;
}

/** `dismissed`: the person closed the share sheet, which is an answer and no error. The rest is how copying went. */
export type ShareResult = "shared" | "dismissed" | CopyResult;

/** Whether this device has a share sheet. Only in the browser: ask in an effect or an event. */
export function canShare(): boolean {
  return "share" in navigator;
}

/** Opens the device's share sheet; where there is none, or it fails, copies the link instead. Never throws. */
export async function shareOrCopy({ title, text, url }: Shareable): Promise<ShareResult> {
  if (!canShare()) return copyText(url);
  try {
    // Targets append `url` to `text`: a text that has the link in it would show it twice.
    await navigator.share(text.includes(url) ? { title, text } : { title, text, url });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    return copyText(url);
  }
}

/** Tells the person how sharing went. A share sheet speaks for itself; `copied` is the toast for its stand-in. */
export function announceShare(result: ShareResult, copied: ToastInput): void {
  if (result !== "shared" && result !== "dismissed") announceCopy(result, copied);
}

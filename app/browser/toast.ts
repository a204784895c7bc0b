import { createSharedValue } from "./shared-value";

/** How long a toast stays unless it says otherwise, in milliseconds. */
const TOAST_DURATION_MS = 5_000;

export interface ToastInput {
  title: string;
  description?: string;
  /** Red is for errors alone. */
  tone?: "plain" | "error";
  /** Milliseconds until it leaves by itself. */
  duration?: number;
  /**
   * An element that is drawn in place of title and description, which are then read out alone. Such a toast goes away
   * at a press elsewhere.
   */
  drawn?: object;
}

export interface ShownToast extends Required<Omit<ToastInput, "description" | "drawn">> {
  id: number;
  description: string | null;
  drawn: object | null;
}

/** The toast that is showing, or null. */
export const shownToast = createSharedValue<ShownToast>();
let lastId = 0;

/**
 * Shows a toast, from React or from anywhere else. One is visible at a time: a new one takes the place of the old.
 * Gives the id by which it is dismissed.
 */
export function showToast(toast: ToastInput): number {
  lastId += 1;
  shownToast.set({ id: lastId, description: null, tone: "plain", duration: TOAST_DURATION_MS, drawn: null, ...toast });
  return lastId;
}

/** Takes a toast away, unless a newer one has taken its place already. */
export function dismissToast(id: number): void {
  if (shownToast.read()?.id === id) shownToast.set(null);
}

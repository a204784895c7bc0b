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
}

export interface ShownToast extends Required<Omit<ToastInput, "description">> {
  id: number;
  description: string | null;
}

/** The toast that is showing, or null. */
export const shownToast = createSharedValue<ShownToast>();
let lastId = 0;

/** Shows a toast, from React or from anywhere else. One is visible at a time: a new one takes the place of the old. */
export function showToast({ title, description, tone = "plain", duration = TOAST_DURATION_MS }: ToastInput): void {
  lastId += 1;
  shownToast.set({ id: lastId, title, description: description ?? null, tone, duration });
}

/** Takes a toast away, unless a newer one has taken its place already. */
export function dismissToast(id: number): void {
  if (shownToast.read()?.id === id) shownToast.set(null);
}

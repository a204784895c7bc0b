import type { KeyboardEvent } from "react";

/** Sends the form of a field by Command or Control with Enter: Enter alone makes a line. */
export function sendOnCommandEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
}

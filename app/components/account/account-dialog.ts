import { createSharedValue } from "~/browser/shared-value";

/** Dialogs about the person, which any part of a page may open. `arrival` greets who just logged in. */
export type AccountDialogName = "login" | "settings" | "arrival";

export interface AccountDialogProps {
  onClose: () => void;
}

/** The dialog that is open, or null. */
export const shownAccountDialog = createSharedValue<AccountDialogName>();

export function openAccountDialog(name: AccountDialogName): void {
  shownAccountDialog.set(name);
}

export function closeAccountDialog(): void {
  shownAccountDialog.set(null);
}

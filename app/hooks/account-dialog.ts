import { createSharedValue } from "./shared-value";

/** Dialogs about the person, which any part of a page may open. `arrival` greets who just logged in. */
export type AccountDialogName = "login" | "settings" | "arrival";

export interface AccountDialogProps {
  onClose: () => void;
}

const dialog = createSharedValue<AccountDialogName>();

export function openAccountDialog(name: AccountDialogName): void {
  dialog.set(name);
}

export function closeAccountDialog(): void {
  dialog.set(null);
}

/** The dialog that is open, or null. */
export const useOpenAccountDialog = dialog.use;

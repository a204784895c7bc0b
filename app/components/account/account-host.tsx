import { type ComponentType, useEffect, useState } from "react";
import { showToast } from "~/browser/toast";
import { useSharedValue } from "~/hooks/use-shared-value";
import {
  type AccountDialogName,
  type AccountDialogProps,
  closeAccountDialog,
  openAccountDialog,
  shownAccountDialog,
} from "./account-dialog";
import { authChannel } from "./session/auth-channel";
import { readLoggedInFlag } from "./session/logged-in-flag";

/** None of them is part of a first visit: each is fetched as it opens. */
const DIALOGS: Record<AccountDialogName, () => Promise<{ default: ComponentType<AccountDialogProps> }>> = {
  login: () => import("./login/login-dialog"),
  settings: () => import("./settings/settings-dialog"),
  arrival: () => import("./login/arrival-dialog"),
};

/**
 * What any page may show about its person: dialogs, and news from the browser's other tabs.
 */
export function AccountHost() {
  const name = useSharedValue(shownAccountDialog);
  const [fetched, setFetched] = useState<{ name: AccountDialogName; Dialog: ComponentType<AccountDialogProps> }>();

  useEffect(() => {
    if (name === null) return;
    let isWanted = true;
    DIALOGS[name]().then(
      ({ default: Dialog }) => isWanted && setFetched({ name, Dialog }),
      () => {
        closeAccountDialog();
        showToast({ title: "Error", description: "Check your connection and try again.", tone: "error" });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [name]);

  useEffect(() => {
    if (readLoggedInFlag() !== null) openAccountDialog("arrival");
    const onMessage = ({ data }: MessageEvent) => {
      // Without a connection there is nobody to ask who it was.
      import("./session/arrival").then(({ heedOtherTab }) => heedOtherTab(data)).catch(() => undefined);
    };
    authChannel()?.addEventListener("message", onMessage);
    return () => authChannel()?.removeEventListener("message", onMessage);
  }, []);

  return <>{name !== null && fetched?.name === name && <fetched.Dialog onClose={closeAccountDialog} />}</>;
}

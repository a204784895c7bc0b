import { type ComponentType, useEffect, useState } from "react";
import {
  type AccountDialogName,
  type AccountDialogProps,
  closeAccountDialog,
  openAccountDialog,
  useOpenAccountDialog,
} from "~/hooks/account-dialog";
import { authChannel } from "~/hooks/auth-channel";
import { readLoggedInFlag } from "~/hooks/logged-in-flag";
import { showToast } from "~/hooks/use-toast";
import { LinkEmailNudge } from "./link-email-nudge";

/** None of them is part of a first visit: each is fetched as it opens. */
const DIALOGS: Record<AccountDialogName, () => Promise<{ default: ComponentType<AccountDialogProps> }>> = {
  login: () => import("./login-dialog"),
  settings: () => import("./settings-dialog"),
  arrival: () => import("./arrival-dialog"),
};

/** What any page may show about its person: dialogs, the nudge to link an e-mail, and news from the browser's other tabs. */
export function AccountHost() {
  const name = useOpenAccountDialog();
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
    const heed = ({ data }: MessageEvent) => {
      // Without a line there is nobody to ask who it was.
      import("~/hooks/arrival").then(({ heedOtherTab }) => heedOtherTab(data)).catch(() => undefined);
    };
    authChannel()?.addEventListener("message", heed);
    return () => authChannel()?.removeEventListener("message", heed);
  }, []);

  return (
    <>
      <LinkEmailNudge />
      {name !== null && fetched?.name === name && <fetched.Dialog onClose={closeAccountDialog} />}
    </>
  );
}

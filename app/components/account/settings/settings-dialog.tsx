import { useState } from "react";
import { Dialog } from "~/components/ui/dialog/dialog";
import { useBackCloses } from "~/components/ui/dialog/use-back-closes";
import { useViewer } from "~/hooks/use-viewer";
import type { AccountDialogProps } from "../account-dialog";
import { FreshCodeForm } from "../form/fresh-code-form";
import { DeletionActions, DeletionView } from "./deletion-view";
import { DevicesView } from "./devices-view";
import { EmailView } from "./email-view";
import { NoticeSettingsView } from "./notices/notice-settings-view";
import { PrivacyView } from "./privacy-view";
import { ProfileView } from "./profile-view";
import { SettingsOverview } from "./settings-overview";
import { useAccountDeletion } from "./use-account-deletion";

/** What the dialog shows: the list of what there is, or one thing of it. */
export type SettingsView = "overview" | "profile" | "notices" | "email" | "devices" | "privacy" | "deletion";

const TITLES: Record<SettingsView, string> = {
  overview: "Settings",
  profile: "Name and Picture",
  notices: "What You Are Told Of",
  email: "Change Email",
  devices: "Signed-in Devices",
  privacy: "Manage My Data & Privacy",
  deletion: "Are You Sure?",
};

/** The settings: one dialog, in which a person goes into one matter and back. */
export default function SettingsDialog({ onClose }: AccountDialogProps) {
  const [view, setView] = useState<SettingsView>("overview");
  // Asked anew on the way back: the matter may have been the address.
  const { viewer } = useViewer(view === "overview");
  /** Where somebody comes back from, there they go on. */
  const [left, setLeft] = useState<SettingsView | null>(null);
  const deletion = useAccountDeletion();
  const isCodeWanted = deletion.fresh.sentAt !== null;

  const goTo = (next: SettingsView) => {
    setLeft(view);
    setView(next);
  };
  const goBack = () => goTo("overview");
  // Whoever is being deleted sees how it ends.
  const close = deletion.isDeleting ? () => undefined : onClose;
  const keep = () => {
    if (deletion.isDeleting) return;
    deletion.forgetProblem();
    goTo("privacy");
  };
  useBackCloses(view !== "overview", view === "deletion" ? keep : goBack);

  return (
    <Dialog
      open
      onOpenChange={close}
      title={TITLES[view]}
      footer={view === "deletion" ? <DeletionActions deletion={deletion} onKeep={keep} /> : undefined}
      className="sm:max-w-md"
    >
      {view === "overview" && <SettingsOverview viewer={viewer} cameFrom={left} onOpen={goTo} />}
      {view === "notices" && viewer !== null && (
        <NoticeSettingsView userUuid={viewer.uuid} hasAddress={viewer.email !== null} onBack={goBack} />
      )}
      {view === "profile" && viewer !== null && <ProfileView viewer={viewer} onBack={goBack} />}
      {view === "email" && <EmailView email={viewer?.email ?? ""} onBack={goBack} />}
      {view === "devices" && <DevicesView onBack={goBack} />}
      {view === "privacy" && (
        <PrivacyView
          isBackFromDeletion={left === "deletion"}
          onBack={goBack}
          onDelete={() => goTo("deletion")}
          onLeave={onClose}
        />
      )}
      {view === "deletion" && !isCodeWanted && <DeletionView viewer={viewer} onBack={keep} />}
      {view === "deletion" && isCodeWanted && <FreshCodeForm fresh={deletion.fresh} onShown={deletion.erase} />}
    </Dialog>
  );
}

import { useState } from "react";
import { Dialog } from "~/components/ui/dialog";
import type { AccountDialogProps } from "~/hooks/account-dialog";
import { useViewer } from "~/hooks/viewer";
import { DevicesView } from "./devices-view";
import { EmailView } from "./email-view";
import { SettingsOverview } from "./settings-overview";

/** What the dialog shows: the list of what there is, or one thing of it. */
export type SettingsView = "overview" | "email" | "devices";

const TITLES: Record<SettingsView, string> = {
  overview: "Settings",
  email: "Change Email",
  devices: "Signed-in Devices",
};

/** The settings: one dialog, in which a person goes into one matter and back. */
export default function SettingsDialog({ onClose }: AccountDialogProps) {
  const [view, setView] = useState<SettingsView>("overview");
  // Asked anew on the way back: the matter may have been the address.
  const viewer = useViewer(view === "overview");
  /** Where somebody comes back from, there they go on. */
  const [left, setLeft] = useState<SettingsView | null>(null);

  const goBack = () => {
    setLeft(view);
    setView("overview");
  };

  return (
    <Dialog open onOpenChange={onClose} title={TITLES[view]} className="sm:max-w-md">
      {view === "overview" && <SettingsOverview viewer={viewer} cameFrom={left} onOpen={setView} />}
      {view === "email" && <EmailView email={viewer?.email ?? ""} onBack={goBack} />}
      {view === "devices" && <DevicesView onBack={goBack} />}
    </Dialog>
  );
}

import { useState } from "react";
import { announceCopy } from "~/browser/clipboard";
import { shareOrCopy } from "~/browser/share";
import { showToast } from "~/browser/toast";
import { fetchInvitationLink } from "~/components/invitation/invitation-link";
import { Button, LinkButton } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import { PRODUCT_NAME } from "~/domain/product";

interface NotReadyDialogProps {
  suitUuid: string;
  siteOrigin: string;
  onClose: () => void;
}

/** No verdict yet, and what to do in the meantime. */
export default function NotReadyDialog({ suitUuid, siteOrigin, onClose }: NotReadyDialogProps) {
  const [isNudging, setNudging] = useState(false);

  async function nudge() {
    setNudging(true);
    await nudgeOpponent(siteOrigin, suitUuid);
    setNudging(false);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Verdict Not Ready Yet"
      className="sm:max-w-md"
      description="The judge rules as soon as both sides have sworn."
    >
      <div className="grid gap-3 pb-2">
        <Button look="judge" size="lg" aria-disabled={isNudging} onClick={nudge}>
          Nudge Opponent
        </Button>
        <LinkButton to="/">Explore Other PettySuits</LinkButton>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

/** Sends the invite link by the device's share sheet, or copies it, and says which of the two happened. */
async function nudgeOpponent(siteOrigin: string, suitUuid: string): Promise<void> {
  try {
    const url = await fetchInvitationLink(siteOrigin, suitUuid);
    const text = "The court is waiting for your side of the story.";
    const result = await shareOrCopy({ title: PRODUCT_NAME, text, url });
    if (result === "shared") showToast({ title: "Nudge sent!", description: "Your opponent has been notified." });
    else if (result !== "dismissed") announceCopy(result, { title: "Link copied!" });
  } catch {
    showToast({ title: "Unable to nudge", description: "Please try again later.", tone: "error" });
  }
}

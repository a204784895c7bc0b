import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import { type Summons, useSummons } from "~/hooks/use-summons";

interface MoreWaysToShareProps {
  open: boolean;
  summons: Summons;
  onClose: () => void;
}

const LINK_COPIED = { title: "Copied!", description: "Link copied to clipboard." };
const MESSAGE_COPIED = { title: "Copied!", description: "Full message copied." };

/** The suit is filed; its link goes where the share sheet does not reach. */
export function MoreWaysToShare({ open, summons, onClose }: MoreWaysToShareProps) {
  const { copyLink, copyMessage } = useSummons(summons, LINK_COPIED);

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="More ways to share"
      description="Filed. The other party only needs the link."
      footer={
        <Button look="plain" className="w-full" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className="select-all rounded-uneven border-[2.5px] border-ink border-dashed bg-panel p-3 text-sm [overflow-wrap:anywhere]">
        {summons.message}
      </p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Button look="judge" onClick={copyLink}>
          Copy Link
        </Button>
        <Button look="plain" onClick={() => copyMessage(MESSAGE_COPIED)}>
          Copy Full Message
        </Button>
      </div>
    </Dialog>
  );
}

import { announceCopy, copyText } from "~/browser/clipboard";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog/dialog";

interface MoreWaysToShareProps {
  open: boolean;
  link: string;
  message: string;
  onClose: () => void;
}

/** The suit is filed; its link goes where the share sheet does not reach. */
export function MoreWaysToShare({ open, link, message, onClose }: MoreWaysToShareProps) {
  const copyLink = async () =>
    announceCopy(await copyText(link), { title: "Copied!", description: "Link copied to clipboard." });
  const copyMessage = async () =>
    announceCopy(await copyText(message), { title: "Copied!", description: "Full message copied." });

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
        {message}
      </p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Button look="judge" onClick={copyLink}>
          Copy Link
        </Button>
        <Button look="plain" onClick={copyMessage}>
          Copy Full Message
        </Button>
      </div>
    </Dialog>
  );
}

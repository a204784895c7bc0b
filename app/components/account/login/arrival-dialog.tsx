import { type ReactNode, useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import { useViewer } from "~/hooks/use-viewer";
import type { AccountDialogProps } from "../account-dialog";
import { OfferLogIn } from "../offer-log-in";
import { type Arrival, lowerLoggedInFlag, readLoggedInFlag } from "../session/logged-in-flag";
import { CreateAccountDialog } from "./create-account-dialog";

const WORDS: Record<Arrival, { title: string; description: string }> = {
  back: { title: "Welcome back!", description: "Your cases are where you left them, grudges included." },
  new: { title: "Welcome to the bar!", description: "Your cases are safe now, on any device that you log in with." },
  out: {
    title: "You are logged out",
    description: "Your cases stay with your account. Log in, and they are here again.",
  },
  gone: { title: "Case dismissed", description: "Your data are deleted. The court has never heard of you." },
};

/**
 * Greets who just logged in, or asks for a username where the account still wants one. Whoever has logged out or was
 * erased is told so.
 */
export default function ArrivalDialog({ onClose }: AccountDialogProps) {
  const { viewer } = useViewer(true);
  const [arrival] = useState(readArrival);

  // A page that is closed over the greeting was greeted enough.
  useEffect(lowerLoggedInFlag, []);

  const greet = (words: ReactNode) => (
    <Dialog open onOpenChange={onClose} {...WORDS[arrival]} className="sm:max-w-md">
      <div className="grid gap-5 pb-2">
        <p className="text-lg">{words}</p>
        <Button look="judge" size="lg" onClick={onClose}>
          Proceed
        </Button>
        {arrival === "out" && <OfferLogIn look="quiet" />}
      </div>
    </Dialog>
  );

  if (arrival === "out") return greet("The court knows nobody in this browser any more.");
  if (arrival === "gone") return greet("If anybody ever wrongs you again, you may file as a perfect stranger.");
  if (viewer === null) return null;
  if (!viewer.isAccountUser) return <CreateAccountDialog viewer={viewer} onClose={onClose} />;
  return greet(
    <>
      You appear before the court as <b className="[overflow-wrap:anywhere]">@{viewer.username}</b>.
    </>,
  );
}

/** What is not known came from an older page. */
function readArrival(): Arrival {
  const flag = readLoggedInFlag();
  return flag === "new" || flag === "out" || flag === "gone" ? flag : "back";
}

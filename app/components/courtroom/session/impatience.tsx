import { useState } from "react";
import { Button } from "~/components/ui/button";
import NotReadyDialog from "~/components/verdict/waiting/not-ready-dialog";

interface ImpatienceProps {
  courtroomUuid: string;
  userUuid: string;
}

/** For whoever rests and waits for the other: a nudge, and to be told. */
export default function Impatience({ courtroomUuid, userUuid }: ImpatienceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Nudge Opponent
      </Button>
      {isOpen && (
        <NotReadyDialog
          filed={{ kind: "courtroom", uuid: courtroomUuid }}
          userUuid={userUuid}
          hasOpponent
          siteOrigin={location.origin}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

import { useState } from "react";
import { announceNoLink, fetchInvitationLink } from "~/components/invitation/invitation-link";
import { Button } from "~/components/ui/button";
import { invitationMessage } from "~/domain/case/case-kind";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";
import { sendSummons } from "~/hooks/use-summons";

interface ShareAgainProps {
  suitUuid: string;
  siteOrigin: string;
  judgePersonality: JudgePersonality;
}

const LINK_COPIED = { title: "Link Copied!", description: "Invite link copied to clipboard.", duration: 3_000 };

/** For a plaintiff whose opponent has not come yet: the link once more. */
export default function ShareAgain({ suitUuid, siteOrigin, judgePersonality }: ShareAgainProps) {
  const [isSharing, setSharing] = useState(false);

  async function share() {
    if (isSharing) return;
    setSharing(true);
    try {
      const link = await fetchInvitationLink(siteOrigin, suitUuid);
      const message = invitationMessage(link, judgeProfile(judgePersonality).title, "pettysuit");
      await sendSummons({ caseUuid: suitUuid, link, message }, LINK_COPIED);
    } catch {
      announceNoLink();
    } finally {
      setSharing(false);
    }
  }

  return (
    <aside className="flex flex-wrap items-center justify-between gap-3 rounded-uneven border-2 border-ink border-dashed px-4 py-3">
      <p className="min-w-[10rem] flex-1 text-sm">
        <strong className="block">Your opponent hasn’t turned up yet.</strong>A summons works best when it is read.
      </p>
      <Button onClick={share} aria-disabled={isSharing}>
        Share the invite link again
      </Button>
    </aside>
  );
}

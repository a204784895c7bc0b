import { invitationMessage } from "~/domain/case/case-kind";
import { judgeProfile } from "~/domain/judge/personality";
import type { SuitView } from "~/domain/pettysuit/suit-view";
import { sendSummons } from "~/hooks/use-summons";
import { announceNoLink, fetchInvitationLink } from "./invitation-link";

const LINK_COPIED = { title: "Link Copied!", description: "Invite link copied to clipboard.", duration: 3_000 };

/** The invitation of a suit once more, while nobody has come. Never throws. */
export async function sendAgain({ uuid, judgePersonality }: SuitView, siteOrigin: string): Promise<void> {
  try {
    const link = await fetchInvitationLink(siteOrigin, uuid);
    const message = invitationMessage(link, judgeProfile(judgePersonality).title, "pettysuit");
    await sendSummons({ caseUuid: uuid, link, message }, LINK_COPIED);
  } catch {
    announceNoLink();
  }
}

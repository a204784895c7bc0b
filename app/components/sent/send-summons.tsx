import { useState } from "react";
import { invitationMessage } from "~/domain/case/case-kind";
import { invitationLink } from "~/domain/invitation/invitation";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";
import { useSummons } from "~/hooks/use-summons";
import { AddresseeField } from "./addressee-field";
import { CopyBox } from "./copy-box";
import { ShareSummons } from "./share-summons";
import { ShowSummonsCode } from "./show-summons-code";
import { useInvitationToken } from "./use-invitation-token";

interface SendSummonsProps {
  suitUuid: string;
  judgePersonality: JudgePersonality;
  /** Null where the page came without it: it is fetched then. */
  token: string | null;
  siteOrigin: string;
}

const LINK_COPIED = { title: "Copied!", description: "Link copied to clipboard." };
const MESSAGE_COPIED = { title: "Copied!", description: "Full message copied." };

/** Every way to get a suit's link to the other party. Whom a message is for stays in this browser. */
export function SendSummons({ suitUuid, judgePersonality, token, siteOrigin }: SendSummonsProps) {
  const [addressee, setAddressee] = useState("");
  const invitation = useInvitationToken(suitUuid, token);
  const link = invitation.state === "ready" ? invitationLink(siteOrigin, invitation.token) : null;
  const { title } = judgeProfile(judgePersonality);
  const message = link === null ? null : invitationMessage(link, title, "pettysuit", addressee);
  const summons = useSummons({ caseUuid: suitUuid, link, message }, LINK_COPIED);
  const isMissing = invitation.state === "missing";

  return (
    <section
      aria-label="Send the summons"
      data-occupied={!summons.isSent || undefined}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      <ShareSummons isShareable={summons.isShareable} onShare={summons.share} />
      <CopyBox
        label="Invite link"
        text={isMissing ? "The link could not be fetched." : link}
        buttonLabel="Copy Link"
        isFirst
        onCopy={summons.copyLink}
      />
      <CopyBox
        label="Full invite message"
        text={isMissing ? "The message needs the link." : message}
        buttonLabel="Copy Full Message"
        onCopy={() => summons.copyMessage(MESSAGE_COPIED)}
      >
        <AddresseeField value={addressee} onValueChange={setAddressee} />
      </CopyBox>
      {link !== null && <ShowSummonsCode link={link} />}
    </section>
  );
}

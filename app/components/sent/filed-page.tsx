import { Share } from "lucide-react";
import { useEffect, useState } from "react";
import { RulingTime } from "~/components/docket/ruling-time";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import { Button, LinkButton } from "~/components/ui/button";
import { invitationLink, invitationMessage } from "~/domain/invitation/invitation";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";
import { PRODUCT_NAME } from "~/domain/product";
import { announceCopy, copyText } from "~/hooks/copy-text";
import { announceShare, canShare, shareOrCopy } from "~/hooks/share";
import { useInvitationToken } from "~/hooks/use-invitation-token";
import { showToast } from "~/hooks/use-toast";
import { Confetti } from "./confetti";
import { CopyBox } from "./copy-box";

interface FiledPageProps {
  suitUuid: string;
  allegation: string;
  judgePersonality: JudgePersonality;
  token: string | null;
  siteOrigin: string;
  /** When the court rules at the latest. ISO 8601. */
  deadline: string;
  /** When the server made this page, in Unix milliseconds. */
  seenAt: number;
}

const LINK_COPIED = { title: "Copied!", description: "Link copied to clipboard." };

/** The suit is filed: what happens next, and the link for the other party. */
export function FiledPage({ suitUuid, allegation, judgePersonality, token, siteOrigin, ...docketed }: FiledPageProps) {
  const invitation = useInvitationToken(suitUuid, token);
  const [isShareable, setIsShareable] = useState(false);
  const { title } = judgeProfile(judgePersonality);
  const link = invitation.state === "ready" ? invitationLink(siteOrigin, invitation.token) : null;
  const message = link === null ? null : invitationMessage(link, title);
  const isMissing = invitation.state === "missing";

  useEffect(() => setIsShareable(canShare()), []);

  const copy = async (text: string | null, done: typeof LINK_COPIED) => {
    if (text === null) {
      showToast({ title: "Error", description: "Unable to retrieve or copy the invite link.", tone: "error" });
      return;
    }
    announceCopy(await copyText(text), done);
  };

  const share = async () => {
    if (link === null || message === null) return copy(null, LINK_COPIED);
    const summons = { title: `You’ve Been Summoned to ${PRODUCT_NAME}!`, text: message, url: link };
    announceShare(await shareOrCopy(summons), LINK_COPIED);
  };

  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12 lg:py-14">
      <Confetti />
      <div>
        <h1 className="font-display text-[min(11vw,2.25rem)] leading-[0.95] sm:text-5xl lg:text-6xl">
          PettySuit Filed Successfully
        </h1>
        <p className="mt-4 text-lg">The other party has been summoned. Have your own say while they sweat.</p>
        <RulingTime {...docketed} className="mt-2" />
        <FiledPaper allegation={allegation} judgePersonality={judgePersonality} />
        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          <LinkButton to={`/pettysuit/${suitUuid}`} look="judge" size="lg">
            Start Swiping Now
          </LinkButton>
          <LinkButton to="/" size="lg">
            Return Home
          </LinkButton>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        {isShareable && (
          <Button look="defendant" size="lg" onClick={share}>
            <Share aria-hidden className="size-5" />
            Share the Summons
          </Button>
        )}
        <CopyBox
          label="Invite link"
          text={isMissing ? "The link could not be fetched." : link}
          buttonLabel="Copy Link"
          onCopy={() => copy(link, LINK_COPIED)}
        />
        <CopyBox
          label="Full invite message"
          text={isMissing ? "The message needs the link." : message}
          buttonLabel="Copy Full Message"
          onCopy={() => copy(message, { title: "Copied!", description: "Full message copied." })}
        />
      </div>
    </div>
  );
}

/** The charge as it lies in the registry, stamped. */
function FiledPaper({ allegation, judgePersonality }: Pick<FiledPageProps, "allegation" | "judgePersonality">) {
  return (
    <figure className="relative mt-6 flex gap-4 rounded-uneven border-[2.5px] border-ink bg-panel p-4 shadow-hard">
      <JudgePortrait
        personality={judgePersonality}
        size={88}
        decorative
        className="size-18 shrink-0 rounded-uneven border-[2.5px] border-ink sm:size-22"
      />
      <div className="min-w-0">
        <figcaption className="text-ink-soft text-sm">{judgeProfile(judgePersonality).title} presiding</figcaption>
        <blockquote dir="auto" className="mt-1 font-bold [overflow-wrap:anywhere]">
          “{allegation}”
        </blockquote>
      </div>
      <p
        aria-hidden
        className="-top-3.5 absolute right-0 sm:-right-2 rotate-6 rounded-uneven border-[2.5px] border-on-color bg-plaintiff px-2 py-0.5 font-display text-on-color uppercase"
      >
        Filed
      </p>
    </figure>
  );
}

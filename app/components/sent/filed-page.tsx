import { useRevalidator } from "@remix-run/react";
import { lazy, Suspense } from "react";
import AnotherDay from "~/components/docket/another-day";
import { RulingTime } from "~/components/docket/ruling-time";
import { LinkButton } from "~/components/ui/button";
import { invitationMessage } from "~/domain/case/case-kind";
import type { CaseRef } from "~/domain/case/case-ref";
import type { Seat } from "~/domain/case/seat";
import { invitationLink } from "~/domain/invitation/invitation";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";
import { useCaseNews } from "~/hooks/use-case-news";
import { useHydrated } from "~/hooks/use-hydrated";
import { useSummons } from "~/hooks/use-summons";
import { Charge } from "./charge";
import { Confetti } from "./confetti";
import { CopyBox } from "./copy-box";
import { ShareSummons } from "./share-summons";
import { useInvitationToken } from "./use-invitation-token";

interface FiledPageProps {
  suitUuid: string;
  allegation: string;
  judgePersonality: JudgePersonality;
  token: string | null;
  siteOrigin: string;
  /** Null until somebody has joined. */
  opponentName: string | null;
  isDecided: boolean;
  seat: Seat;
  createdAt: string;
  reopenedBy: Seat | null;
  /** When the court rules at the latest. ISO 8601. */
  deadline: string;
  /** When the server made this page, in Unix milliseconds. */
  seenAt: number;
}

const PushOffer = lazy(() => import("~/components/notice/push/push-offer"));

const LINK_COPIED = { title: "Copied!", description: "Link copied to clipboard." };
const MESSAGE_COPIED = { title: "Copied!", description: "Full message copied." };

/** The suit is filed: what happens next, and the link for the other party. */
export function FiledPage({ suitUuid, allegation, judgePersonality, token, siteOrigin, ...page }: FiledPageProps) {
  const { opponentName, isDecided, seat, deadline, seenAt } = page;
  const filed: CaseRef = { kind: "pettysuit", uuid: suitUuid };
  const invitation = useInvitationToken(suitUuid, token);
  const { title } = judgeProfile(judgePersonality);
  const link = invitation.state === "ready" ? invitationLink(siteOrigin, invitation.token) : null;
  const message = link === null ? null : invitationMessage(link, title, "pettysuit");
  const summons = useSummons(link, message, LINK_COPIED);
  const isMissing = invitation.state === "missing";
  useCaseNews({ filed, onNews: useRevalidator().revalidate });

  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12 lg:py-14">
      <Confetti />
      <div>
        <h1 className="font-display text-[min(11vw,2.25rem)] leading-[0.95] sm:text-5xl lg:text-6xl">
          PettySuit Filed Successfully
        </h1>
        <p className="mt-4 text-lg [overflow-wrap:anywhere]">
          <Standing opponentName={opponentName} isDecided={isDecided} />
        </p>
        {!isDecided && <RulingTime deadline={deadline} seenAt={seenAt} className="mt-2" />}
        <Charge allegation={allegation} judgePersonality={judgePersonality} className="relative mt-6">
          <FiledStamp />
        </Charge>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          <LinkButton to={`/pettysuit/${suitUuid}`} look="judge" size="lg">
            {isDecided ? "Read the Ruling" : "Start Swiping Now"}
          </LinkButton>
          <LinkButton to="/" size="lg">
            Return Home
          </LinkButton>
        </div>
        {seat === "creator" && !isDecided && <AnotherDay filed={filed} seen={page} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        {summons.isShareable && <ShareSummons onShare={summons.share} />}
        <CopyBox
          label="Invite link"
          text={isMissing ? "The link could not be fetched." : link}
          buttonLabel="Copy Link"
          onCopy={summons.copyLink}
        />
        <CopyBox
          label="Full invite message"
          text={isMissing ? "The message needs the link." : message}
          buttonLabel="Copy Full Message"
          onCopy={() => summons.copyMessage(MESSAGE_COPIED)}
        />
        {useHydrated() && !isDecided && (
          <Suspense fallback={null}>
            <PushOffer />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** How far the case has come, as far as whoever filed it may know. */
function Standing({ opponentName, isDecided }: { opponentName: string | null; isDecided: boolean }) {
  if (isDecided) return "The judge has ruled. There is nothing left to swear.";
  if (opponentName === null) return "The other party has been summoned. Have your own say while they sweat.";
  return (
    <>
      <bdi>{opponentName}</bdi> has turned up. Have your own say before they have had all of theirs.
    </>
  );
}

/** It lies in the registry, and says so. */
function FiledStamp() {
  return (
    <p
      aria-hidden
      className="-top-3.5 absolute right-0 sm:-right-2 rotate-6 rounded-uneven border-[2.5px] border-on-color bg-plaintiff px-2 py-0.5 font-display text-on-color uppercase"
    >
      Filed
    </p>
  );
}

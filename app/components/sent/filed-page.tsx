import { useRevalidator } from "@remix-run/react";
import AnotherDay from "~/components/docket/another-day";
import { RulingTime } from "~/components/docket/ruling-time";
import { OfferPush } from "~/components/notice/push/offer-push";
import { LinkButton } from "~/components/ui/button";
import type { CaseRef } from "~/domain/case/case-ref";
import type { Seat } from "~/domain/case/seat";
import type { JudgePersonality } from "~/domain/judge/personality";
import { useCaseNews } from "~/hooks/use-case-news";
import { useFiledDraft } from "~/hooks/use-filed-draft";
import { useSummonsSent } from "~/hooks/use-summons";
import { Charge } from "./charge";
import { Confetti } from "./confetti";
import { SendSummons } from "./send-summons";
import { WhatHappensNext } from "./what-happens-next";

interface FiledPageProps {
  suitUuid: string;
  allegation: string;
  judgePersonality: JudgePersonality;
  token: string | null;
  /** The other party, who is filed back at, has the summons as a notice. */
  isServed: boolean;
  siteOrigin: string;
  /** Null until somebody has joined. */
  opponentName: string | null;
  isDecided: boolean;
  createdAt: string;
  reopenedBy: Seat | null;
  /** When the court rules at the latest. ISO 8601. */
  deadline: string;
  /** When the server made this page, in Unix milliseconds. */
  seenAt: number;
}

const SENT = "They open the link. They need no account, and no app.";
const SEND_IT = "You send the link. They need no account, and no app.";
const SERVED = "They open the summons under their bell, or your link. Whichever they find first.";
const STEPS = [
  "You both swipe through the same questions. Neither sees the other’s answers.",
  "The judge rules as soon as you are both done, and this page tells you.",
];

/** The suit is filed: the link for the other party first, and what happens next. */
export function FiledPage({ suitUuid, allegation, judgePersonality, token, siteOrigin, ...page }: FiledPageProps) {
  const { opponentName, isServed, isDecided, deadline, seenAt } = page;
  const filed: CaseRef = { kind: "pettysuit", uuid: suitUuid };
  const isToBeSent = opponentName === null && !isDecided;
  const isSent = useSummonsSent(suitUuid);
  useFiledDraft(allegation);
  useCaseNews({ filed, onNews: useRevalidator().revalidate });

  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:py-14">
      <Confetti />
      <div>
        <h1 className="font-display text-[min(9.5vw,2.25rem)] leading-[0.95] sm:text-5xl lg:text-6xl">
          PettySuit Filed Successfully
        </h1>
        <p className="mt-3 text-lg leading-snug [overflow-wrap:anywhere]">
          <Standing opponentName={opponentName} isServed={isServed} isSent={isSent} isDecided={isDecided} />
        </p>
      </div>
      {isToBeSent && (
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <SendSummons suitUuid={suitUuid} judgePersonality={judgePersonality} token={token} siteOrigin={siteOrigin} />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-6">
        <div className="flex w-full flex-col gap-3 sm:flex-row">
          <LinkButton to={`/pettysuit/${suitUuid}`} look="judge" size="lg">
            {isDecided ? "Read the Ruling" : "Start Swiping Now"}
          </LinkButton>
          <LinkButton to="/" size="lg">
            Return Home
          </LinkButton>
        </div>
        <Charge allegation={allegation} judgePersonality={judgePersonality} className="relative w-full">
          <Stamp>{isToBeSent && (isSent || isServed) ? "Invite Sent" : "Filed"}</Stamp>
        </Charge>
        {!isDecided && (
          <WhatHappensNext steps={isToBeSent ? [isServed ? SERVED : isSent ? SENT : SEND_IT, ...STEPS] : STEPS} />
        )}
        {!isDecided && <RulingTime deadline={deadline} seenAt={seenAt} />}
        {!isDecided && <AnotherDay filed={filed} seen={page} />}
        {!isDecided && <OfferPush of="Hear of it when they turn up." />}
      </div>
    </div>
  );
}

/** How far the case has come, as far as whoever filed it may know. */
function Standing({
  opponentName,
  isServed,
  isSent,
  isDecided,
}: Pick<FiledPageProps, "opponentName" | "isServed" | "isDecided"> & { isSent: boolean }) {
  if (isDecided) return "The judge has ruled. There is nothing left to swear.";
  if (opponentName === null && isServed)
    return "The other party has the summons under their bell already. Your link leads to the same chair.";
  if (opponentName === null && isSent) return "The other party has been summoned. Your link waits for them.";
  if (opponentName === null) return "Nobody is summoned until you send the link.";
  return (
    <>
      <bdi>{opponentName}</bdi> has turned up. Have your own say before they have had all of theirs.
    </>
  );
}

/** How far it is, for whoever only looks. */
function Stamp({ children }: { children: string }) {
  return (
    <p
      aria-hidden
      className="-top-3.5 absolute right-0 sm:-right-2 rotate-6 rounded-uneven border-[2.5px] border-on-color bg-plaintiff px-2 py-0.5 font-display text-[min(1rem,5vw)] text-on-color uppercase"
    >
      {children}
    </p>
  );
}

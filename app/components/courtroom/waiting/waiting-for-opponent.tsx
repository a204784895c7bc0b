import { useRevalidator } from "@remix-run/react";
import { Armchair, Copy } from "lucide-react";
import { useState } from "react";
import AnotherDay from "~/components/docket/another-day";
import { RulingTime } from "~/components/docket/ruling-time";
import { OfferPush } from "~/components/notice/push/offer-push";
import { AddresseeField } from "~/components/sent/addressee-field";
import { Charge } from "~/components/sent/charge";
import { ShareSummons } from "~/components/sent/share-summons";
import { ShowSummonsCode } from "~/components/sent/show-summons-code";
import { WhatHappensNext } from "~/components/sent/what-happens-next";
import { Button } from "~/components/ui/button";
import { invitationMessage } from "~/domain/case/case-kind";
import type { Seat } from "~/domain/case/seat";
import { invitationLink } from "~/domain/invitation/invitation";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";
import { useCaseNews } from "~/hooks/use-case-news";
import { useFiledDraft } from "~/hooks/use-filed-draft";
import { useSummons } from "~/hooks/use-summons";

export interface WaitingForOpponentProps {
  uuid: string;
  allegation: string;
  code: string;
  judgePersonality: JudgePersonality;
  /** Of the invitation's link; null where there is none. */
  token: string | null;
  siteOrigin: string;
  /** When the court rules at the latest. ISO 8601; null where the page does not know. */
  deadline: string | null;
  createdAt: string;
  reopenedBy: Seat | null;
  /** When the server made this page, in Unix milliseconds. */
  seenAt: number;
}

const STEPS = [
  "They come by your link, or by the case code. They need no account, and no app.",
  "You both have your say, in writing, until the judge has heard enough.",
  "The judge rules, and it is read out to both of you here.",
];

const LINK_COPIED = { title: "Link Copied!", description: "Invite link copied to clipboard.", duration: 3_000 };
const MESSAGE_COPIED = { title: "Copied!", description: "Full message copied.", duration: 3_000 };

/** What a plaintiff sees until somebody takes the other seat: the case, its code, and the link once more. */
export function WaitingForOpponent({ allegation, code, judgePersonality, token, ...page }: WaitingForOpponentProps) {
  const { uuid, siteOrigin, deadline, seenAt } = page;
  useFiledDraft(allegation);
  useCaseNews({ filed: { kind: "courtroom", uuid }, onNews: useRevalidator().revalidate });
  const link = token === null ? null : invitationLink(siteOrigin, token);
  const [addressee, setAddressee] = useState("");
  const { title } = judgeProfile(judgePersonality);
  const message = link === null ? null : invitationMessage(link, title, "courtroom", addressee);
  const summons = useSummons({ caseUuid: uuid, link, message }, LINK_COPIED);

  return (
    <section aria-labelledby="waiting" data-occupied={!summons.isSent || undefined} className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-12">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <h1 id="waiting" className="font-display text-[min(10vw,2.25rem)] leading-[0.95] sm:text-5xl lg:text-6xl">
            Waiting for Your Opponent
          </h1>
          <p className="text-lg">
            The bench is sworn in and one chair is empty. Court opens by itself when somebody sits in it.
          </p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 @3xl:row-span-2">
          <ShareSummons isShareable={summons.isShareable} onShare={summons.share} />
          <Button look="judge" size="lg" onClick={summons.copyLink}>
            <Copy aria-hidden className="size-5" />
            Copy Invite Link
          </Button>
          {link !== null && (
            // Where the clipboard is closed, this is the way to invite anybody.
            <p className="select-all rounded-uneven border-[2.5px] border-ink bg-panel px-3 py-2 text-sm [overflow-wrap:anywhere]">
              {link}
            </p>
          )}
          <AddresseeField value={addressee} onValueChange={setAddressee} />
          <Button onClick={() => summons.copyMessage(MESSAGE_COPIED)}>Copy Full Message</Button>
          {link !== null && <ShowSummonsCode link={link} />}
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-ink border-y-2 py-1">
            <span>Case code</span>
            <strong className="font-display font-normal text-2xl tracking-[0.12em]">{code}</strong>
          </p>
          <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
            Or read the code to them: it is typed in at {new URL(siteOrigin).host}/join-in-app.
          </p>
          <TwoChairs />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          {deadline !== null && <RulingTime deadline={deadline} seenAt={seenAt} />}
          <Charge allegation={allegation} judgePersonality={judgePersonality} />
          <WhatHappensNext steps={STEPS} />
          <div>
            <AnotherDay filed={{ kind: "courtroom", uuid }} seen={page} />
          </div>
          <OfferPush of="Hear of it when they turn up." />
        </div>
      </div>
    </section>
  );
}

/** Both sides of the court: one is there. */
function TwoChairs() {
  const chair = "grid justify-items-center rounded-uneven border-[2.5px] px-2 py-2 text-center leading-tight";
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3 @3xl:order-first">
      <li className={`${chair} border-ink bg-plaintiff text-on-color`}>
        <Armchair aria-hidden className="size-7" />
        <strong>You</strong>
        <span className="text-sm">Plaintiff</span>
      </li>
      <li className={`${chair} border-defendant-text border-dashed text-defendant-text`}>
        <Armchair aria-hidden className="size-7" />
        <strong>Nobody yet</strong>
        <span className="text-sm">Defendant</span>
      </li>
    </ul>
  );
}

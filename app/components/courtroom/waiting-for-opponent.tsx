import { Armchair, Copy, Share } from "lucide-react";
import { useEffect, useState } from "react";
import { RulingTime } from "~/components/docket/ruling-time";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import { Button } from "~/components/ui/button";
import { invitationLink, invitationMessage } from "~/domain/invitation/invitation";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";
import { PRODUCT_NAME } from "~/domain/product";
import { announceCopy, copyText } from "~/hooks/copy-text";
import { announceShare, canShare, shareOrCopy } from "~/hooks/share";
import { showToast } from "~/hooks/use-toast";

export interface WaitingForOpponentProps {
  allegation: string;
  code: string;
  judgePersonality: JudgePersonality;
  /** Of the invitation's link; null where there is none. */
  token: string | null;
  siteOrigin: string;
  /** When the court rules at the latest. ISO 8601; null where the page does not know. */
  deadline: string | null;
  /** When the server made this page, in Unix milliseconds. */
  seenAt: number;
}

const LINK_COPIED = { title: "Link Copied!", description: "Invite link copied to clipboard.", duration: 3_000 };
const MESSAGE_COPIED = { title: "Copied!", description: "Full message copied.", duration: 3_000 };

/** What a plaintiff sees until somebody takes the other seat: the case, its code, and the link once more. */
export function WaitingForOpponent({ allegation, code, judgePersonality, token, ...page }: WaitingForOpponentProps) {
  const { siteOrigin, deadline, seenAt } = page;
  const [isShareable, setIsShareable] = useState(false);
  const judge = judgeProfile(judgePersonality);
  const link = token === null ? null : invitationLink(siteOrigin, token);
  const message = link === null ? null : invitationMessage(link, judge.title, "courtroom");

  useEffect(() => setIsShareable(canShare()), []);

  async function copy(text: string | null, done: Parameters<typeof announceCopy>[1]) {
    if (text === null) {
      showToast({ title: "Error", description: "Unable to retrieve or copy the invite link.", tone: "error" });
      return;
    }
    announceCopy(await copyText(text), done);
  }

  async function share() {
    if (link === null || message === null) return copy(null, LINK_COPIED);
    const summons = { title: `You’ve Been Summoned to ${PRODUCT_NAME}!`, text: message, url: link };
    announceShare(await shareOrCopy(summons), LINK_COPIED);
  }

  return (
    <section aria-labelledby="waiting" className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @3xl:gap-12">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <h1 id="waiting" className="font-display text-[min(10vw,2.25rem)] leading-[0.95] sm:text-5xl lg:text-6xl">
            Waiting for Your Opponent
          </h1>
          <p className="text-lg">
            The bench is sworn in and one chair is empty. Court opens by itself when somebody sits in it.
          </p>
          {deadline !== null && <RulingTime deadline={deadline} seenAt={seenAt} />}
          <Charge allegation={allegation} judgePersonality={judgePersonality} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          {isShareable && (
            <Button look="defendant" size="lg" onClick={share}>
              <Share aria-hidden className="size-5" />
              Share the Summons
            </Button>
          )}
          <Button look="judge" size="lg" onClick={() => copy(link, LINK_COPIED)}>
            <Copy aria-hidden className="size-5" />
            Copy Invite Link
          </Button>
          <Button onClick={() => copy(message, MESSAGE_COPIED)}>Copy Full Message</Button>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-ink border-y-2 py-1">
            <span>Case code</span>
            <strong className="font-display font-normal text-2xl tracking-[0.12em]">{code}</strong>
          </p>
          <TwoChairs />
        </div>
      </div>
    </section>
  );
}

/** What it is about, and before whom. */
function Charge({ allegation, judgePersonality }: Pick<WaitingForOpponentProps, "allegation" | "judgePersonality">) {
  return (
    <figure className="flex gap-4 rounded-uneven border-[2.5px] border-ink bg-panel p-4 shadow-hard">
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
    </figure>
  );
}

/** Both sides of the court: one is there. */
function TwoChairs() {
  const chair = "grid justify-items-center rounded-uneven border-[2.5px] px-2 py-2 text-center leading-tight";
  return (
    <ul className="grid grid-cols-2 gap-3 @3xl:order-first">
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

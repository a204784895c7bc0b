import { Copy, Share } from "lucide-react";
import { useEffect, useState } from "react";
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
}

const LINK_COPIED = { title: "Link Copied!", description: "Invite link copied to clipboard.", duration: 3_000 };

/** What a plaintiff sees until somebody takes the other seat: the case, its code, and the link once more. */
export function WaitingForOpponent({ allegation, code, judgePersonality, token, siteOrigin }: WaitingForOpponentProps) {
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
    <section aria-labelledby="waiting" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 id="waiting" className="font-display text-[min(10vw,2.25rem)] leading-[0.95] sm:text-5xl">
        Waiting for Your Opponent
      </h1>
      <p className="text-lg">The bench is sworn in, the water is poured, and one chair is empty.</p>
      <figure className="flex gap-4 rounded-uneven border-[2.5px] border-ink bg-panel p-4 shadow-hard">
        <JudgePortrait
          personality={judgePersonality}
          size={72}
          decorative
          className="size-18 shrink-0 rounded-uneven border-[2.5px] border-ink"
        />
        <div className="min-w-0">
          <figcaption className="text-ink-soft text-sm">{judge.title} presiding</figcaption>
          <blockquote dir="auto" className="mt-1 font-bold [overflow-wrap:anywhere]">
            “{allegation}”
          </blockquote>
        </div>
      </figure>
      <p>
        Case code <strong className="font-display text-2xl tracking-[0.12em]">{code}</strong>
      </p>
      <div className="flex flex-wrap gap-3">
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
        <Button
          size="lg"
          onClick={() => copy(message, { title: "Copied!", description: "Full message copied.", duration: 3_000 })}
        >
          Copy Full Message
        </Button>
      </div>
    </section>
  );
}

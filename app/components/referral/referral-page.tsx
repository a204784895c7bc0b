import { announceCopy, copyText } from "~/browser/clipboard";
import { announceShare, canShare, shareOrCopy } from "~/browser/share";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import { Button, LinkButton } from "~/components/ui/button";
import { PageHeading } from "~/components/ui/page-heading";
import { PRODUCT_NAME } from "~/domain/product";
import type { Referral } from "~/domain/referral/referral";
import { useHydrated } from "~/hooks/use-hydrated";

const LINK_COPIED = { title: "Copied!", description: "Link copied to clipboard." };

interface ReferralPageProps {
  /** Null for somebody whom the court does not know yet. */
  referral: Referral | null;
  siteOrigin: string;
}

/** A person's own link, and how many have come by it. */
export function ReferralPage({ referral, siteOrigin }: ReferralPageProps) {
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-6 lg:py-14">
      <PageHeading title="Refer a Friend">
        <p>Everybody knows somebody who is wrong. Bring them, or somebody to bring them to.</p>
      </PageHeading>
      {referral === null ? (
        <section className="flex flex-wrap items-center gap-4 rounded-uneven border-[2.5px] border-ink border-dashed bg-panel p-4 sm:gap-6 sm:p-6">
          <JudgePortrait
            personality="Therapist"
            size={160}
            decorative
            className="size-24 shrink-0 rounded-full border-[3px] border-ink sm:size-40"
          />
          <div className="grid min-w-0 flex-1 basis-[12rem] justify-items-start gap-4">
            <p className="text-lg">You have a link of your own as soon as you have been to court.</p>
            <LinkButton to="/" look="judge" size="lg">
              File Your First PettySuit
            </LinkButton>
          </div>
        </section>
      ) : (
        <OwnLink link={`${siteOrigin}${referral.path}`} came={referral.came} />
      )}
    </div>
  );
}

function OwnLink({ link, came }: { link: string; came: number }) {
  const isShareable = useHydrated() && canShare();
  const copy = async () => announceCopy(await copyText(link), LINK_COPIED);
  const share = async () => {
    const text = `Somebody has to be right. Settle it at ${PRODUCT_NAME}: ${link}`;
    announceShare(await shareOrCopy({ title: PRODUCT_NAME, text, url: link }), LINK_COPIED);
  };
  return (
    <>
      <section aria-labelledby="own-link" className="rounded-uneven border-[2.5px] border-ink bg-panel p-4 sm:p-6">
        <h2 id="own-link" className="font-display text-2xl leading-tight">
          Your link
        </h2>
        <p className="mt-2 select-all [overflow-wrap:anywhere]">{link}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {isShareable && <Button onClick={share}>Share Link</Button>}
          <Button look="judge" onClick={copy}>
            Copy Link
          </Button>
        </div>
      </section>
      <section
        aria-labelledby="came"
        className="rounded-uneven border-[2.5px] border-ink bg-judge p-4 text-on-color sm:p-6"
      >
        <h2 id="came" className="font-bold">
          Came by your link
        </h2>
        <p className="font-display text-5xl">{came}</p>
        <p className="mt-1">Each counts once, when they first file or join a case.</p>
      </section>
    </>
  );
}

import { OfferLogIn } from "~/components/account/offer-log-in";
import { LinkButton } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { Words } from "~/components/ui/words";

/** Somebody else sits in the opponent's seat (docs/rules.md#the-seat). Nobody did anything wrong. */
export function SeatTaken({ previewAllegation }: { previewAllegation: string | null }) {
  return (
    <Notice title="This seat is taken" picture="/judges/classic.svg">
      <p>A quicker defendant has already sat down. The court admires your punctuality all the same.</p>
      {previewAllegation !== null && (
        <blockquote
          dir="auto"
          className="w-full border-plaintiff border-s-[6px] ps-3 text-start font-semibold [overflow-wrap:anywhere]"
        >
          <Words>{previewAllegation}</Words>
        </blockquote>
      )}
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <LinkButton to="/" look="judge" size="lg">
          File a PettySuit of your own
        </LinkButton>
        <OfferLogIn look="quiet">Was it you? Log In</OfferLogIn>
      </div>
    </Notice>
  );
}

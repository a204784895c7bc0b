import { OfferLogIn } from "~/components/account/offer-log-in";
import { LinkButton } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";

/** For whoever has the address of a case of others; `whose` says whose it is. */
export function NotAParty({ whose = "This case is between two other people." }: { whose?: string | undefined }) {
  return (
    <Notice title="Quiet in the gallery!" picture="/judges/strict.svg">
      <p>{whose}</p>
      <p className="text-ink-soft">
        Is it yours? Open it with the account or in the browser you filed or joined with, or by the invite link you were
        sent.
      </p>
      <div className="flex flex-wrap justify-center gap-4">
        <LinkButton to="/" look="judge" size="lg">
          File a PettySuit of your own
        </LinkButton>
        <OfferLogIn size="lg" />
      </div>
    </Notice>
  );
}

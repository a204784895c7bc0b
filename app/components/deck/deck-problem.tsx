import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { SignedOut } from "~/components/account/signed-out";
import { NotAParty } from "~/components/party/not-a-party";
import { Button, LinkButton } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";

/** Why a case can't be shown, with a way on. */
export function DeckProblem() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    if (error.status === 401) return <SignedOut />;
    if (error.status === 403) return <NotAParty />;
    if (error.status === 404) return <SuitNotFound message="Suit not found" />;
    if (error.status === 400) return <SuitNotFound message={String(error.data?.message)} />;
  }
  return (
    <Notice title="The court tripped" picture="/judges/boomer.svg">
      <p>The case could not be opened just now. Nothing you said is lost.</p>
      <Button look="judge" size="lg" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </Notice>
  );
}

function SuitNotFound({ message }: { message: string }) {
  return (
    <Notice title={message} picture="/judges/yoda.svg">
      <p>No such case is on the docket. Perhaps it was too petty even for us.</p>
      <LinkButton to="/" look="judge" size="lg">
        Go to Home
      </LinkButton>
    </Notice>
  );
}

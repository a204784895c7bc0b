import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { SignedOut } from "~/components/account/signed-out";
import { NotAParty } from "~/components/party/not-a-party";
import { Button, LinkButton } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";

/** Why a courtroom can't be shown, with a way on. */
export function CourtroomProblem() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 401) return <SignedOut />;
  if (status === 403) return <NotAParty />;
  if (status === 404 || status === 400) {
    return (
      <Notice title="Courtroom not found" picture="/judges/yoda.svg">
        <p>Behind this door there is a broom, a bucket and no court at all.</p>
        <LinkButton to="/" look="judge" size="lg">
          Go to Home
        </LinkButton>
      </Notice>
    );
  }
  return (
    <Notice title="The court tripped" picture="/judges/boomer.svg">
      <p>The courtroom could not be opened just now. Nothing you said is lost.</p>
      <Button look="judge" size="lg" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </Notice>
  );
}

import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { Notice } from "~/components/invitation/notice";
import { Button, LinkButton } from "~/components/ui/button";

/** Why a courtroom can't be shown, with a way on. */
export function CourtroomProblem() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 401 || status === 403) {
    return (
      <Notice title="Quiet in the gallery!" picture="/judges/strict.svg">
        <p>This case is between two other people.</p>
        <p className="text-ink-soft">
          Is it yours? Open it in the browser you filed or joined with, or by the invite link you were sent.
        </p>
        <LinkButton to="/" look="judge" size="lg">
          File a PettySuit of your own
        </LinkButton>
      </Notice>
    );
  }
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

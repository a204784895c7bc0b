import { openAccountDialog } from "~/components/account/account-dialog";
import { Button, LinkButton } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { useKnownName } from "~/hooks/use-known-name";
import { NotAParty } from "./not-a-party";

/** In place of a case, where nobody is signed in: an old window of somebody who left, or a stranger's. */
export function SignedOut() {
  if (useKnownName() === null) return <NotAParty whose="This is somebody’s case, and nobody is logged in here." />;
  return (
    <Notice title="Nobody is signed in here" picture="/judges/therapist.svg">
      <p>
        This browser was signed in and is not any more: you logged out, signed it out from another device, or had your
        data deleted.
      </p>
      <p className="text-ink-soft">
        What was deleted is gone for good, and its cases are closed to you. Otherwise log in, and all is where you left
        it.
      </p>
      <div className="flex flex-wrap justify-center gap-4">
        <LinkButton to="/" look="judge" size="lg">
          Go to Home
        </LinkButton>
        <Button size="lg" onClick={() => openAccountDialog("login")}>
          Log In
        </Button>
      </div>
    </Notice>
  );
}

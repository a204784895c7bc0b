import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isUnreachable, prepareHumanCheck, solveHumanCheck } from "~/browser/human-check/human-check";
import { Button, LinkButton } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { KNOCK_ERRORS, type KnockReply } from "~/domain/invitation/knock";

/**
 * For whoever has nothing but a case code. It looks the same whether a case waits behind it or not: that is found out
 * by knocking, which costs a human check, so that nobody tries codes through.
 */
export function NoSuchCode() {
  const { knock, isKnocking, error } = useKnock();
  return (
    <Notice title="Who is at the door?" picture="/judges/strict.svg">
      <p>
        If somebody has read this case code to you, knock: the invitation is behind it as long as they wait for you.
      </p>
      <Button look="judge" size="lg" aria-disabled={isKnocking} onClick={knock}>
        {isKnocking ? "Knocking..." : "Knock"}
      </Button>
      <p role="alert" className="font-semibold text-error empty:hidden">
        {error}
      </p>
      <p className="text-sm">If the case is yours, open it in the browser that you filed it with.</p>
      <LinkButton to="/join-in-app" look="quiet">
        Enter another code
      </LinkButton>
      <LinkButton to="/" look="quiet">
        Go to Home
      </LinkButton>
    </Notice>
  );
}

function useKnock() {
  const { submit, data: reply } = useFetcher<KnockReply>();
  const [isKnocking, setKnocking] = useState(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => prepareHumanCheck("join_invitation"), []);

  useEffect(() => {
    if (reply === undefined) return;
    if (reply.ok) {
      // Anew: what stands here is the page of an error.
      window.location.assign(`/invite/${reply.token}`);
      return;
    }
    setKnocking(false);
    setError(reply.code === "not_found" ? KNOCK_ERRORS.nobody : reply.error);
    prepareHumanCheck("join_invitation");
  }, [reply]);

  async function knock() {
    if (isKnocking) return;
    setKnocking(true);
    setError(null);
    try {
      submit({ recaptchaToken: await solveHumanCheck("join_invitation") }, { method: "post" });
    } catch (error) {
      setKnocking(false);
      setError(isUnreachable(error) ? KNOCK_ERRORS.offline : KNOCK_ERRORS.notHuman);
    }
  }

  return { knock, isKnocking, error };
}

import { useEffect } from "react";
import { showToast } from "~/browser/toast";
import { LinkButton } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";

interface InvalidInvitationProps {
  title?: string;
  /** What the server says of it. */
  message?: string;
}

/** A link that leads nowhere, or no longer. */
export function InvalidInvitation({
  title = "Invalid Invitation",
  message = "This invitation link is invalid or has expired.",
}: InvalidInvitationProps) {
  useEffect(() => {
    showToast({ title: "Invalid or expired link", description: "Please check and try again", tone: "error" });
  }, []);

  return (
    <Notice title={title} picture="/judges/strict.svg">
      <p>{message}</p>
      <p className="text-ink-soft">Ask the person who summoned you for a fresh link.</p>
      <LinkButton to="/" look="judge" size="lg">
        Go to Home
      </LinkButton>
    </Notice>
  );
}

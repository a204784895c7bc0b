import { useRef } from "react";
import { InviteField } from "~/components/invitation/entry/invite-field";
import { useInviteEntry } from "~/components/invitation/entry/use-invite-entry";
import { Button } from "~/components/ui/button";

const WORDS = {
  invalid: "Invalid invite: Enter a valid link or code to join a case.",
  tooLong: "Message is too long. Please shorten to under 256 characters.",
};

/** For whoever was sent a link and is already here. */
export function JoinBox() {
  const field = useRef<HTMLInputElement>(null);
  const { text, setText, error, isLoading, join } = useInviteEntry(field, WORDS);
  return (
    <form
      onSubmit={join}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 @max-[11rem]/dialog:grid-cols-1"
    >
      <InviteField
        ref={field}
        label="Been summoned?"
        placeholder="Link or code"
        value={text}
        onValueChange={setText}
        error={error}
      />
      <Button
        type="submit"
        look="defendant"
        className="mt-[1.875rem] min-h-12 @max-[11rem]/dialog:mt-0"
        aria-disabled={isLoading}
      >
        {isLoading ? "Loading invitation..." : "Join"}
      </Button>
    </form>
  );
}

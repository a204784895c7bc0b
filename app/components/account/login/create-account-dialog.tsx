import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import { TextField } from "~/components/ui/form/text-field";
import { DISPLAY_NAME_MAX } from "~/domain/account/display-name";
import type { Viewer } from "~/domain/account/user";
import { USERNAME_MIN, usernameFault } from "~/domain/account/username";
import { countCharacters } from "~/domain/text";
import { createAccount } from "../account-calls";
import { openAccountDialog } from "../account-dialog";
import { ACCOUNT_NAME_PLACE } from "../account-name-place";
import { FormProblem } from "../form/form-problem";
import { type ActionWords, useAccountAction } from "../form/use-account-action";
import { arrive } from "../session/arrival";
import { UsernameField } from "./username-field";

interface CreateAccountDialogProps {
  viewer: Viewer;
  onClose: () => void;
}

const WORDS: ActionWords = { refused: "Account creation failed", unreachable: "Something went wrong." };

/** What an account still wants after its address is linked: a username, and names and picture for who likes them. */
export function CreateAccountDialog({ viewer, onClose }: CreateAccountDialogProps) {
  const [username, setUsername] = useState("");
  const [displayName, setDisplayName] = useState("");
  const [avatarUrl, setAvatarUrl] = useState("");
  const { isBusy, problem, run } = useAccountAction();
  const usernameField = useRef<HTMLInputElement>(null);
  const formId = useId();
  const isIncomplete = countCharacters(username) < USERNAME_MIN;
  const isTaken = problem?.code === "username_taken";

  useEffect(() => {
    if (isTaken) usernameField.current?.select();
  }, [isTaken]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isIncomplete) return;
    if (usernameFault(username) !== null) {
      usernameField.current?.focus();
      return;
    }
    run(WORDS, async () => {
      const account = { uuid: viewer.uuid, username, displayName, avatarUrl: avatarUrl.trim() || null };
      await arrive(await createAccount(account), "new");
    });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Create Account"
      description="One name for the record, and your cases are yours on every device."
      className="sm:max-w-md"
      footer={
        <Button
          type="submit"
          form={formId}
          look="judge"
          size="lg"
          className="w-full"
          disabled={isIncomplete}
          aria-disabled={isBusy}
        >
          {isBusy ? "Creating..." : "Create Account"}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <UsernameField
          ref={usernameField}
          value={username}
          onValueChange={setUsername}
          error={isTaken ? problem.sentence : null}
          readOnly={isBusy}
        />
        <TextField
          label="Display name (optional)"
          hint={`${ACCOUNT_NAME_PLACE} Blank keeps “${viewer.displayName}”.`}
          value={displayName}
          onValueChange={setDisplayName}
          max={DISPLAY_NAME_MAX}
          readOnly={isBusy}
          autoComplete="nickname"
        />
        <TextField
          label="Avatar URL (optional)"
          hint="A picture on this site. One from elsewhere would tell its host who looks at your cases."
          value={avatarUrl}
          onValueChange={setAvatarUrl}
          readOnly={isBusy}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <FormProblem sentence={problem === null || isTaken ? null : problem.sentence} />
        {problem?.code === "email_unverified" && (
          <Button onClick={() => openAccountDialog("login")}>Verify an Address</Button>
        )}
      </form>
    </Dialog>
  );
}

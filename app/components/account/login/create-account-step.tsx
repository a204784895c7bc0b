import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/form/text-field";
import { DISPLAY_NAME_MAX } from "~/domain/account/display-name";
import { EMAIL_CODE_LENGTH } from "~/domain/account/email-code";
import { USERNAME_MIN, usernameFault } from "~/domain/account/username";
import { countCharacters } from "~/domain/text";
import { ACCOUNT_NAME_PLACE } from "../account-name-place";
import { FormProblem } from "../form/form-problem";
import { MailedCode } from "../form/mailed-code";
import { isAboutCode } from "../form/use-account-action";
import type { Login } from "./use-login";
import { UsernameField } from "./username-field";

/** Username and code, for an address that has no account yet. */
export function CreateAccountStep({ login }: { login: Login }) {
  const username = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const isIncomplete = countCharacters(login.username) < USERNAME_MIN || login.code.length < EMAIL_CODE_LENGTH;
  const { problem } = login;
  const isCodeWrong = isAboutCode(problem);
  const isTaken = problem?.code === "username_taken";

  useEffect(() => username.current?.focus(), []);

  // Where the problem is, there the person goes on.
  useEffect(() => {
    if (isCodeWrong) code.current?.select();
    if (isTaken) username.current?.select();
  }, [isCodeWrong, isTaken]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isIncomplete) return;
    if (usernameFault(login.username) === null) login.makeAccount();
    else username.current?.focus();
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 pb-2">
      <UsernameField
        ref={username}
        value={login.username}
        onValueChange={login.setUsername}
        error={isTaken ? (problem?.sentence ?? null) : null}
        readOnly={login.isBusy}
      />
      <TextField
        label="Display name (optional)"
        hint={ACCOUNT_NAME_PLACE}
        value={login.displayName}
        onValueChange={login.setDisplayName}
        max={DISPLAY_NAME_MAX}
        readOnly={login.isBusy}
        autoComplete="nickname"
      />
      <MailedCode ref={code} form={login} error={isCodeWrong ? (problem?.sentence ?? null) : null} />
      <FormProblem sentence={problem === null || isCodeWrong || isTaken ? null : problem.sentence} />
      <Button type="submit" look="judge" size="lg" disabled={isIncomplete} aria-disabled={login.isBusy}>
        {login.isBusy ? "Creating..." : "Create Account"}
      </Button>
      <Button look="quiet" onClick={login.startOver}>
        Back
      </Button>
    </form>
  );
}

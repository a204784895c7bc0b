import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { EMAIL_CODE_LENGTH } from "~/domain/account/email-code";
import { USERNAME_MIN } from "~/domain/account/username";
import { countCharacters } from "~/domain/text";
import { FormProblem } from "../form/form-problem";
import { MailedCode } from "../form/mailed-code";
import type { Login } from "./use-login";
import { UsernameField } from "./username-field";

/** Username and code, for an address that has no account yet. */
export function CreateAccountStep({ login }: { login: Login }) {
  const username = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const isIncomplete = countCharacters(login.username) < USERNAME_MIN || login.code.length < EMAIL_CODE_LENGTH;
  const { problem } = login;
  const isAboutCode = problem?.code === "bad_code";
  const isAboutUsername = problem?.code === "username_taken";

  useEffect(() => username.current?.focus(), []);

  // Where the problem is, there the person goes on.
  useEffect(() => {
    if (isAboutCode) code.current?.select();
    if (isAboutUsername) username.current?.select();
  }, [isAboutCode, isAboutUsername]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isIncomplete) login.makeAccount();
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 pb-2">
      <UsernameField
        ref={username}
        value={login.username}
        onValueChange={login.setUsername}
        error={isAboutUsername ? problem.sentence : null}
        readOnly={login.isBusy}
      />
      <MailedCode ref={code} form={login} error={isAboutCode ? problem.sentence : null} />
      <FormProblem sentence={problem === null || isAboutCode || isAboutUsername ? null : problem.sentence} />
      <Button type="submit" look="judge" size="lg" disabled={isIncomplete} aria-disabled={login.isBusy}>
        {login.isBusy ? "Creating..." : "Create Account"}
      </Button>
      <Button look="quiet" onClick={login.startOver}>
        Back
      </Button>
    </form>
  );
}

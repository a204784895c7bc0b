import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { EMAIL_CODE_LENGTH } from "~/domain/account/email-code";
import { MailedCode } from "../form/mailed-code";
import type { Login } from "./use-login";

/** The code, for an address that has an account. */
export function LogInStep({ login }: { login: Login }) {
  const field = useRef<HTMLInputElement>(null);
  const isIncomplete = login.code.length < EMAIL_CODE_LENGTH;

  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isIncomplete) return;
    await login.logIn();
    field.current?.select();
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-3 pb-2">
      <MailedCode ref={field} form={login} error={login.problem?.sentence ?? null} />
      <Button type="submit" look="judge" size="lg" disabled={isIncomplete} aria-disabled={login.isBusy}>
        {login.isBusy ? "Logging in..." : "Log In"}
      </Button>
      <Button look="quiet" onClick={login.startOver}>
        Back
      </Button>
    </form>
  );
}

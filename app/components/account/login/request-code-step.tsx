import { type FormEvent, forwardRef } from "react";
import { Button } from "~/components/ui/button";
import { EmailField } from "../form/email-field";
import type { Login } from "./use-login";

/** The address that a code goes to. */
export const RequestCodeStep = forwardRef<HTMLInputElement, { login: Login }>(function RequestCodeStep({ login }, ref) {
  const isBlank = login.email.trim() === "";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank) login.sendCode();
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-5 pb-2">
      <EmailField
        ref={ref}
        label="Email"
        hint="Only for codes and your own account. The other party never sees it."
        value={login.email}
        onValueChange={login.setEmail}
        error={login.problem?.sentence ?? null}
        readOnly={login.isBusy}
        enterKeyHint="send"
      />
      <Button type="submit" look="judge" size="lg" disabled={isBlank} aria-disabled={login.isBusy}>
        {login.isBusy ? "Sending..." : "Send Code"}
      </Button>
    </form>
  );
});

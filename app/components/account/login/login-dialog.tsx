import { useEffect, useRef } from "react";
import { Dialog } from "~/components/ui/dialog/dialog";
import type { AccountDialogProps } from "../account-dialog";
import { CreateAccountStep } from "./create-account-step";
import { LogInStep } from "./log-in-step";
import { RequestCodeStep } from "./request-code-step";
import { type LoginStep, useLogin } from "./use-login";

const HEADINGS: Record<LoginStep, { title: string; description: string }> = {
  "request-code": { title: "Log In or Create Account", description: "No password. We mail you a code." },
  "log-in": { title: "Welcome Back", description: "The court knows you. Show it your code." },
  "create-account": { title: "Create Account", description: "A name for the record, and the code from your mail." },
};

/** Logging in by a mailed code, in three steps. Closed, it forgets everything. */
export default function LoginDialog({ onClose }: AccountDialogProps) {
  const login = useLogin();
  const email = useRef<HTMLInputElement>(null);
  const isOpening = useRef(true);

  // Whoever comes back to the first step goes on there. At the opening the dialog itself gives the focus.
  useEffect(() => {
    if (!isOpening.current && login.step === "request-code") email.current?.focus();
    isOpening.current = false;
  }, [login.step]);

  const focusEmail = (event: Event) => {
    event.preventDefault();
    email.current?.focus();
  };

  return (
    <Dialog open onOpenChange={onClose} onOpenAutoFocus={focusEmail} {...HEADINGS[login.step]} className="sm:max-w-md">
      {login.step === "request-code" && <RequestCodeStep ref={email} login={login} />}
      {login.step === "log-in" && <LogInStep login={login} />}
      {login.step === "create-account" && <CreateAccountStep login={login} />}
    </Dialog>
  );
}

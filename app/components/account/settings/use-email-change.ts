import { useState } from "react";
import { rememberPerson } from "~/browser/person/known-person";
import { showToast } from "~/browser/toast";
import { changeEmail, requestEmailChange } from "../account-calls";
import { type ActionWords, useAccountAction } from "../form/use-account-action";

const WORDS: ActionWords = {
  refused: "Something went wrong. Try again.",
  unreachable: "Something went wrong. Try again.",
};

/** Changing the account's address: idle until a code is sent to the new one, and done when that code comes back. */
export function useEmailChange(onDone: () => void) {
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  /** When the code was sent, in Unix milliseconds; null before. */
  const [sentAt, setSentAt] = useState<number | null>(null);
  const action = useAccountAction();

  const sendCode = () =>
    action.run(WORDS, async () => {
      await requestEmailChange(email);
      setCode("");
      setSentAt(Date.now());
    });

  const change = () =>
    action.run(WORDS, async () => {
      rememberPerson(await changeEmail(email, code));
      showToast({ title: "Email changed", description: "From now on your codes go to the new address." });
      onDone();
    });

  return { email, setEmail, code, setCode, sentAt, sendCode, change, isBusy: action.isBusy, problem: action.problem };
}

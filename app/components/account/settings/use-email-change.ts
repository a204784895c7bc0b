import { useState } from "react";
import { rememberPerson } from "~/browser/person/known-person";
import { showToast } from "~/browser/toast";
import { changeEmail, endOtherSessions, requestCode, requestEmailChange } from "../account-calls";
import { type ActionWords, useAccountAction } from "../form/use-account-action";

const WORDS: ActionWords = {
  refused: "Something went wrong. Try again.",
  unreachable: "Something went wrong. Try again.",
};

const CHANGED = "From now on your codes go to the new address.";
const STILL_SIGNED_IN = "Your other devices could not be signed out. Please do that in the settings.";

/**
 * Changing the account's address: idle until a code is sent to the new one and to the one of today, and done when both
 * come back. Other devices are signed out with it unless somebody wants to keep them.
 */
export function useEmailChange(currentEmail: string, onDone: () => void) {
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const [currentCode, setCurrentCode] = useState("");
  const [isAlone, setAlone] = useState(true);
  /** When the codes were sent, in Unix milliseconds; null before. */
  const [sentAt, setSentAt] = useState<number | null>(null);
  const action = useAccountAction();

  const sendCodes = () =>
    action.run(WORDS, async () => {
      await requestEmailChange(email);
      await requestCode(currentEmail);
      setCode("");
      setCurrentCode("");
      setSentAt(Date.now());
    });

  const change = () =>
    action.run(WORDS, async () => {
      rememberPerson(await changeEmail({ email, code, currentEmail, currentCode }));
      // The address is changed by now, whatever becomes of the other devices.
      const description = isAlone
        ? await endOtherSessions().then(
            () => CHANGED,
            () => STILL_SIGNED_IN,
          )
        : CHANGED;
      showToast({ title: "Email changed", description });
      onDone();
    });

  return {
    email,
    setEmail,
    code,
    setCode,
    currentCode,
    setCurrentCode,
    isAlone,
    setAlone,
    sentAt,
    sendCodes,
    change,
    isBusy: action.isBusy,
    problem: action.problem,
  };
}

import { useState } from "react";
import { ApiError } from "~/browser/api";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { rememberPerson } from "~/browser/person/known-person";
import { requestCode, verifyCode } from "../account-calls";
import { type ActionWords, useAccountAction } from "./use-account-action";

const WORDS: ActionWords = {
  refused: "Something went wrong. Try again.",
  unreachable: "Something went wrong. Check your connection and try again.",
};

/** Whether the court wants a new code first: the login was too long ago for what was asked. */
export function wantsFreshCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === "login_too_old";
}

/**
 * Logging in once more as whoever one is, where the court wants that first. Idle until `sendCode`; `show` goes on with
 * what was wanted once the code was right.
 */
export function useFreshCode() {
  const [email, setEmail] = useState("");
  const [sessionUuid, setSessionUuid] = useState("");
  const [code, setCode] = useState("");
  /** When the code was sent, in Unix milliseconds; null where none is asked for. */
  const [sentAt, setSentAt] = useState<number | null>(null);
  const { isBusy, problem, run } = useAccountAction();

  const sendCode = () =>
    run(WORDS, async () => {
      const viewer = await fetchViewer();
      if (viewer?.email == null) throw new ApiError(401, "");
      await requestCode(viewer.email);
      setEmail(viewer.email);
      setSessionUuid(viewer.uuid);
      setCode("");
      setSentAt(Date.now());
    });

  const show = (goOn: () => void) =>
    run(WORDS, async () => {
      rememberPerson(await verifyCode({ email, code, sessionUuid }));
      setSentAt(null);
      goOn();
    });

  return { email, code, setCode, sentAt, isBusy, problem, sendCode, show };
}

export type FreshCode = ReturnType<typeof useFreshCode>;

import { useEffect, useState } from "react";
import { prepareHumanCheck } from "~/browser/human-check/human-check";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { ensureGuest } from "~/browser/person/guest";
import { recallPerson } from "~/browser/person/known-person";
import { ownName } from "~/domain/account/own-name";
import { createAccount, requestCode, verifyCode } from "../account-calls";
import { type ActionWords, useAccountAction } from "../form/use-account-action";
import { arrive } from "../session/arrival";

/** Asking for a code, then logging in with it, or making an account with it where the address has none. */
export type LoginStep = "request-code" | "log-in" | "create-account";

const REQUEST_WORDS: ActionWords = { refused: "Failed to request code.", unreachable: "Something went wrong." };
const LOGIN_WORDS: ActionWords = {
  refused: "Invalid or expired code.",
  unreachable: "Something went wrong. Please try again.",
};
const ACCOUNT_WORDS: ActionWords = { ...LOGIN_WORDS, refused: "Failed to create account" };

const BLANK = { email: "", code: "", username: "", displayName: "" };

/**
 * The three steps of logging in. What was typed stays through every failure. A browser that has nobody yet becomes a
 * guest first, whose cases the account then has.
 */
export function useLogin() {
  const [step, setStep] = useState<LoginStep>("request-code");
  const [typed, setTyped] = useState(BLANK);
  /** When the last code was sent, in Unix milliseconds: what a wait for the next one counts from. */
  const [sentAt, setSentAt] = useState(0);
  const [uuid, setUuid] = useState("");
  const { isBusy, problem, run, forgetProblem } = useAccountAction();

  useEffect(() => {
    if (recallPerson() === null) prepareHumanCheck("create_user");
  }, []);

  const sendCode = () =>
    run(REQUEST_WORDS, async () => {
      const person = await ensureGuest(await fetchViewer(), "");
      const { isAccountUser } = await requestCode(typed.email);
      setUuid(person.uuid);
      setSentAt(Date.now());
      setTyped((before) => ({ ...before, code: "", displayName: before.displayName || ownName(person) }));
      setStep(isAccountUser ? "log-in" : "create-account");
    });

  const logIn = () =>
    run(LOGIN_WORDS, async () => {
      await arrive(await verifyCode({ email: typed.email, code: typed.code, sessionUuid: uuid }), "back");
    });

  const makeAccount = () =>
    run(ACCOUNT_WORDS, async () => {
      await arrive(await createAccount({ ...typed, avatarUrl: null }), "new");
    });

  return {
    step,
    ...typed,
    sentAt,
    isBusy,
    problem,
    sendCode,
    logIn,
    makeAccount,
    setEmail: (email: string) => setTyped({ ...typed, email }),
    setCode: (code: string) => setTyped({ ...typed, code }),
    setUsername: (username: string) => setTyped({ ...typed, username }),
    setDisplayName: (displayName: string) => setTyped({ ...typed, displayName }),
    /** To the first step, with everything blank. */
    startOver() {
      forgetProblem();
      setTyped(BLANK);
      setStep("request-code");
    },
  };
}

export type Login = ReturnType<typeof useLogin>;

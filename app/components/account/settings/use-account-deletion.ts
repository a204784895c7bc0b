import { useRef, useState } from "react";
import { ApiError } from "~/browser/api";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { deleteAccount, fetchCsrfToken } from "../account-calls";
import { useFreshCode, wantsFreshCode } from "../form/use-fresh-code";
import { leaveForGood } from "../session/departure";

const FAILED = "Failed to delete account.";
/** Nothing was deleted yet: the court wants a code first. */
const CODE_WANTED = "code wanted";
const NOT_LOADED = "User not loaded. Please refresh the page.";

/**
 * Deleting the person of this browser: once at a time, and why the last try failed. One that succeeds leaves the page.
 */
export function useAccountDeletion() {
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fresh = useFreshCode();
  const isLocked = useRef(false);
  /** Whether the court was asked and its answer got lost. */
  const isUnanswered = useRef(false);

  const erase = async () => {
    if (isLocked.current) return;
    isLocked.current = true;
    setDeleting(true);
    setProblem(null);
    const failure = await tryToErase(isUnanswered);
    if (failure === CODE_WANTED) await fresh.sendCode();
    else setProblem(failure);
    isLocked.current = false;
    setDeleting(false);
  };

  return { isDeleting, problem, erase, fresh, forgetProblem: () => setProblem(null) };
}

/** Gives why the person could not be erased, or that a code is wanted first; never settles where they were. */
async function tryToErase(isUnanswered: { current: boolean }): Promise<string> {
  try {
    const csrfToken = await fetchCsrfToken();
    isUnanswered.current = true;
    await deleteAccount(csrfToken);
  } catch (error) {
    if (wantsFreshCode(error)) {
      isUnanswered.current = false;
      return CODE_WANTED;
    }
    if (!isUnanswered.current) return isSignedOut(error) ? NOT_LOADED : FAILED;
    // An answer that was lost may have been a yes: then nobody is there any more.
    if (!isSignedOut(error) && !(await isNobodyThere())) {
      if (error instanceof ApiError) isUnanswered.current = false;
      return FAILED;
    }
  }
  return leaveForGood();
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function isNobodyThere(): Promise<boolean> {
  return fetchViewer().then(
    (viewer) => viewer === null,
    () => false,
  );
}

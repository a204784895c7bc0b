import { useNavigate } from "@remix-run/react";
import { useCallback, useRef, useState } from "react";
import { ApiError } from "~/browser/api";
import { SUPPORT_PATH, TOO_SERIOUS } from "~/domain/screening/support";
import { closeAccountDialog } from "../account-dialog";

/** What is said when a action fails: when the court refuses it without a word, and when the court can't be reached. */
export interface ActionWords {
  refused: string;
  unreachable: string;
}

/** Why a action failed: the sentence for the person, and the machine word where the court gave one. */
export interface ActionProblem {
  sentence: string;
  code: string | null;
}

/** Whether a problem is one of the code that was shown, and belongs below its field. */
export function isAboutCode(problem: ActionProblem | null): boolean {
  return ["bad_code", "code_void", "code_expired"].includes(problem?.code ?? "");
}

/**
 * One action of an account form at a time, and why the last one failed. A second tap while the first is under way does
 * nothing.
 */
export function useAccountAction() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ActionProblem | null>(null);
  const isLocked = useRef(false);
  const navigate = useNavigate();

  const run = useCallback(
    async (words: ActionWords, action: () => Promise<void>): Promise<void> => {
      if (isLocked.current) return;
      isLocked.current = true;
      setBusy(true);
      setProblem(null);
      try {
        await action();
      } catch (error) {
        if (error instanceof ApiError && error.code === TOO_SERIOUS) {
          closeAccountDialog();
          navigate(SUPPORT_PATH);
        } else {
          setProblem(problemOf(error, words));
        }
      } finally {
        isLocked.current = false;
        setBusy(false);
      }
    },
    [navigate],
  );

  return { isBusy, problem, run, forgetProblem: useCallback(() => setProblem(null), []) };
}

function problemOf(error: unknown, { refused, unreachable }: ActionWords): ActionProblem {
  if (!(error instanceof ApiError)) return { sentence: unreachable, code: null };
  return { sentence: error.sentence ?? refused, code: error.code };
}
